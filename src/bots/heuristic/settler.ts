/** 개척자: the tile that will yield most; a tile from the pile for nothing first. */
import { game } from '../../games/puerto-rico/game.ts'
import { freeLand } from '../../games/puerto-rico/player.ts'
import { type Player, type Position, playerAt, type State } from '../../games/puerto-rico/state.ts'
import type { Good } from '../../games/puerto-rico/vocabulary.ts'
import type { Rule, Scored } from './decision.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { tileWorth, worksAtOnce } from './tiles.ts'

export const settler: Rule = {
  rank(position) {
    const outlook = outlookOf(position)
    const player = playerAt(position, position.seat)
    const scored: Scored[] = []
    let most = 0
    let draw: Scored | undefined
    for (const move of game.legalMoves(position)) {
      const value = move.do === 'takeTile' ? tileWorth(player, move.tile, outlook) : 0
      most = Math.max(most, value)
      const one = { move, value }
      if (move.do === 'drawTile') draw = one
      scored.push(one)
    }
    if (draw) draw.value = drawWorth(position, player, outlook) + (freeLand(player) > 1 ? most : 0)
    return scored
  },
  explain(position: Position, { move, value }) {
    if (move.do === 'drawTile') return { kind: 'draw' }
    if (move.do !== 'takeTile') return { kind: 'hold' }
    const player = playerAt(position, position.seat)
    const use =
      move.tile === 'quarry' ? 'quarry' : worksAtOnce(player, move.tile) ? 'ready' : 'waiting'
    return { kind: 'tile', tile: move.tile, use, worth: value }
  },
}

/** What a tile from the pile is worth, on average over what may still lie there. */
export function drawWorth({ plantations }: State, player: Player, outlook: Outlook): number {
  const counts = countsOf(plantations.pile)
  let worth = 0
  for (const [good, count] of counts) worth += count * tileWorth(player, good, outlook)
  return worth / Math.max(1, plantations.pile.length)
}

function countsOf(pile: readonly Good[]): Map<Good, number> {
  const counts = new Map<Good, number>()
  for (const good of pile) counts.set(good, (counts.get(good) ?? 0) + 1)
  return counts
}
