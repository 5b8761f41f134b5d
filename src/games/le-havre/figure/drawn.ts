/** Which parts of the table a scene draws: what its moves are made with, and what they change. */
import { letterOf } from '../../../engine/seats.ts'
import { framesOf } from '../../../ui/figure/script.ts'
import type { Position } from '../rules/state.ts'
import { ITEMS } from '../rules/vocabulary.ts'
import { placesOf } from '../table/move-places.ts'
import { script } from './script.ts'

/** More cards than these are seen where one plays on. */
const MOST_CARDS = 6

/** As `Figure` takes it: 'offers,card.bakehouse,goods:A'. */
export function drawnOf(start: Position, moves: readonly unknown[]): string {
  if (moves.length === 0 && start.at !== 'over')
    return `tiles,offers,stacks,goods:${letterOf(start.seat)}`
  const frames = framesOf(script, start, moves).upTo(moves.length)
  const touched = new Set(
    frames.flatMap(({ move, changed }) => [...(move ? placesOf(move) : []), ...changed]),
  )
  const hasMove = (kind: string): boolean => frames.some(({ move }) => move?.do === kind)
  const cards = [...touched].filter((one) => one.startsWith('card:')).slice(0, MOST_CARDS)
  const seats = start.players.flatMap(({ items }, seat) => {
    const decides = seat === start.seat || frames.some(({ move }) => move?.seat === seat)
    const holds = ITEMS.some((item) => touched.has(`${seat}/item:${item}`) || items[item] > 0)
    return decides && (holds || cards.length === 0) ? [seat] : []
  })
  const isOver = start.at === 'over' || frames.at(-1)?.position.at === 'over'
  const own = isOver ? ['own', 'score'] : ['goods']
  return [
    ...(start.at.startsWith('roundEnd') || hasMove('borrow') ? ['round'] : []),
    ...(hasMove('supply') ? ['tiles'] : []),
    ...([...touched].some((one) => one.startsWith('offer:')) ? ['offers'] : []),
    ...cards.map((one) => one.replace(':', '.')),
    ...seats.flatMap((seat) => own.map((name) => `${name}:${letterOf(seat)}`)),
  ].join()
}
