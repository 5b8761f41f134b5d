import { Say } from '../../components/Say.tsx'
import { ruleHref } from '../../components/site/rule-link.ts'
import type { RuleId } from '../../games/puerto-rico/rules.ts'
import { parse } from '../../text/markup.ts'
import { t } from '../../text/messages/course.ts'
import { ruleLabel, ruleWords } from '../../text/rules.ts'

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
