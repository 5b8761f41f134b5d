import type { GameTypes } from '../../engine/types.ts'
import { parse } from '../../text/markup.ts'
import { Message } from '../Message.tsx'
import type { TableWords } from '../table/definition.ts'
import type { Answer } from './asked.ts'

interface Props<G extends GameTypes> {
  words: TableWords<G>
  of: Answer<NoInfer<G>>
  /** The best move is known, and may be told. */
  known: boolean
}

/** What speaks for or against a move, each reason with its rule. */
export function Because<G extends GameTypes>({ words, of, known }: Props<G>) {
  return (
    <ul class="because">
      {[...of.because, ...(known ? of.left : [])].map(([text, rule]) => (
        <li key={text}>
          <Message segments={parse(text)} />{' '}
          {rule && (
            <a class="rule-link" href={words.ruleHref(rule)}>
              <Message segments={words.ruleLabel(rule)} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
