import { COMMA, GAP } from '#language/language.ts'
import { letterOf } from '../../../../engine/seats.ts'
import { Say } from '../../../../ui/Say.tsx'
import { END_RULES } from '../../referee/end-rules.ts'
import { freeCity } from '../../rules/player.ts'
import type { RuleId } from '../../rules/rule-ids.ts'
import { type Result, resultOf } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import type { EndTrigger } from '../../rules/vocabulary.ts'
import { parse, type Segment } from '../../words/markup.ts'
import { say, t } from '../../words/messages/after.ts'
import { ruleLabel } from '../../words/rules.ts'
import { ruleHref } from '../rule-link.ts'
import { verdict } from '../score/FinalScore.tsx'

interface Props {
  /** Where the game ended. */
  position: Position
  players: readonly string[]
}

interface Sentence {
  rule: RuleId
  words: Segment[]
}

/** Why a game ended and who won, in whole sentences. */
export function EndWords({ position, players }: Props) {
  const result = resultOf(position)
  const nameOf = (seat: number): string => players[seat] ?? letterOf(seat)
  const [first, second] = ranked(result)
  return (
    <section class="end-words" aria-labelledby="end-words">
      <h2 id="end-words">{t('after.title')}</h2>
      <p class="winner">
        <Say of={verdict(result, players)} />
        {GAP}
        {first && second && result.decidedBy === null && (
          <Say
            of={say('after.lead', {
              own: first.total,
              rival: nameOf(second.seat),
              other: second.total,
              by: first.total - second.total,
            })}
          />
        )}
      </p>
      <ul>
        {whyItEnded(position, nameOf).map(({ rule, words }) => (
          <li key={rule}>
            <Say of={words} />{' '}
            <a class="rule-link" href={ruleHref(rule)}>
              <Say of={parse(ruleLabel(rule))} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The sheets, the best first. */
const ranked = ({ sheets }: Result) =>
  sheets.toSorted((one, other) => other.total - one.total || other.tieBreak - one.tieBreak)

function whyItEnded(position: Position, nameOf: (seat: number) => string): Sentence[] {
  const why = (trigger: EndTrigger): Segment[] => {
    if (trigger !== 'city') return say(`after.why.${trigger}`)
    const full = position.players.flatMap((player, seat) => (freeCity(player) === 0 ? [seat] : []))
    return say('after.why.city', { seat: full.map(nameOf).join(COMMA) })
  }
  return position.ending.map((trigger) => ({ rule: END_RULES[trigger], words: why(trigger) }))
}
