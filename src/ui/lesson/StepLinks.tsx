import type { RuleId } from '../../games/puerto-rico/rules/rule-ids.ts'
import { ruleLabel, ruleWords } from '../../games/puerto-rico/words/rules.ts'
import { parse } from '../../text/markup.ts'
import { t } from '../../text/messages/course.ts'
import { ruleHref } from '../rule-link.ts'
import { Say } from '../Say.tsx'

/** Where to read the rules of a step in full, and where to try more in its position. */
export function StepLinks({ rules, referee }: { rules: readonly RuleId[]; referee: string }) {
  return (
    <footer class="step-links">
      {rules.length > 0 && (
        <p>
          {t('course.rules')}{' '}
          {rules.map((rule) => (
            <a key={rule} class="rule-link" href={ruleHref(rule)}>
              <Say of={parse(`${ruleLabel(rule)} ${ruleWords(rule).title}`)} />
            </a>
          ))}
        </p>
      )}
      <p>
        <a href={referee} data-astro-prefetch="false">
          {t('course.referee')}
        </a>
      </p>
    </footer>
  )
}
