import type { RuleOf } from '../../engine/types.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { Message } from '../Message.tsx'
import type { VerdictWords } from './words-definition.ts'

interface Props<G extends ScenarioTypes> {
  words: Pick<VerdictWords<G>, 'ruleTitle' | 'ruleHref'>
  rule: RuleOf<G>
}

/** A rule by number and title, leading to its paragraph. */
export function RuleLink<G extends ScenarioTypes>({ words, rule }: Props<G>) {
  return (
    <a class="rule-link" href={words.ruleHref(rule)}>
      <Message segments={words.ruleTitle(rule)} />
    </a>
  )
}
