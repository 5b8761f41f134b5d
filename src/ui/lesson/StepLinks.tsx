import type { GameTypes, RuleOf } from '../../engine/types.ts'
import { t } from '../../text/messages/course.ts'
import { Message } from '../Message.tsx'
import type { TableWords } from '../table/definition.ts'

interface Props<G extends GameTypes> {
  words: TableWords<G>
  rules: readonly RuleOf<NoInfer<G>>[]
  referee: string
  play: string
}

/** Where to read the rules of a step in full, where to try more in its position, and where to play on from it. */
export function StepLinks<G extends GameTypes>({ words, rules, referee, play }: Props<G>) {
  return (
    <footer class="step-links">
      {rules.length > 0 && (
        <p>
          {t('course.rules')}{' '}
          {rules.map((rule) => (
            <a key={rule} class="rule-link" href={words.ruleHref(rule)}>
              <Message segments={words.ruleTitle(rule)} />
            </a>
          ))}
        </p>
      )}
      <p>
        <a href={referee} data-astro-prefetch="false">
          {t('course.referee')}
        </a>{' '}
        <a href={play} data-astro-prefetch="false">
          {t('site.play-on')}
        </a>
      </p>
    </footer>
  )
}
