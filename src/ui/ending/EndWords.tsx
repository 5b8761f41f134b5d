import { GAP } from '#language/language.ts'
import { letterOf } from '../../engine/seats.ts'
import type { GameTypes } from '../../engine/types.ts'
import { t } from '../../text/messages/after.ts'
import { Message } from '../Message.tsx'
import type { EndingGame } from './definition.ts'
import { mostWords } from './most.ts'

interface Props<G extends GameTypes> {
  game: EndingGame<G>
  /** Where the game ended. */
  position: NoInfer<G>['Position']
  players: readonly string[]
}

/** Why a game ended and who won by what, in whole sentences. */
export function EndWords<G extends GameTypes>({ game, position, players }: Props<G>) {
  const nameOf = (seat: number): string => players[seat] ?? letterOf(seat)
  const points = game.pointsOf(position)
  const [first = 0, second] = game.rankedOf(position)
  const [own = 0, other = 0] = [points[first], second === undefined ? 0 : points[second]]
  const isAhead = second !== undefined && game.isDecided(position)
  const most = isAhead ? mostWords(game.scoreRows(position), first, second, game.pointsWords) : null
  return (
    <section class="end-words" aria-labelledby="end-words">
      <h2 id="end-words">{t('after.title')}</h2>
      <p class="winner">
        <Message segments={game.verdict(position, players)} />
        {GAP}
        {isAhead && (
          <Message
            segments={game.leadWords({ own, rival: nameOf(second), other, by: own - other })}
          />
        )}
      </p>
      {most && (
        <p class="most">
          <Message segments={most} />
        </p>
      )}
      <ul>
        {game.whyEnded(position, nameOf).map(({ rule, words }) => (
          <li key={rule.href}>
            <Message segments={words} />{' '}
            <a class="rule-link" href={rule.href}>
              <Message segments={rule.label} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
