import { Say } from '../../../../ui/Say.tsx'
import type { Answer } from '../../puzzles/collection.ts'
import { parse } from '../../words/markup.ts'
import { ruleLabel } from '../../words/rules.ts'
import { ruleHref } from '../rule-link.ts'

interface Props {
  of: Answer
  /** The best move is known, and may be told. */
  known: boolean
}

/** What speaks for or against a move, each reason with its rule. */
export function Because({ of: { because, left }, known }: Props) {
  return (
    <ul class="because">
      {[...because, ...(known ? left : [])].map(([words, rule]) => (
        <li key={words}>
          <Say of={parse(words)} />{' '}
          {rule && (
            <a class="rule-link" href={ruleHref(rule)}>
              <Say of={parse(ruleLabel(rule))} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
