/** 개척자: the tile that will yield most; a tile from the pile for nothing first. */
import type { Position, State } from '../../rules/state.ts'
import { type ByGood, GOODS } from '../../rules/vocabulary.ts'
import type { Rule, Scored } from './decision.ts'
import type { Estate } from './estate.ts'
import { estateAt, type Outlook, surveyOf } from './outlook.ts'
import { tileWorth, worksAtOnce } from './tiles.ts'

export const settler: Rule = {
  rank(position, moves) {
    const survey = surveyOf(position)
    const { outlook } = survey
    const estate = estateAt(survey, position.seat)
    const scored: Scored[] = []
    let most = 0
    let draw: Scored | undefined
    let man: Scored | undefined
    for (const move of moves) {
      const value = move.do === 'takeTile' ? tileWorth(estate, move.tile, outlook) : 0
      most = Math.max(most, value)
      const one = { move, value }
      if (move.do === 'drawTile') draw = one
      if (move.do === 'manTile') man = one
      scored.push(one)
    }
    if (man) man.value = most + 1
    if (draw) draw.value = drawWorth(position, estate, outlook) + (estate.freeLand > 1 ? most : 0)
    return scored
  },
  explain(position: Position, { move, value }) {
    if (move.do === 'drawTile') return { kind: 'draw' }
    if (move.do === 'manTile') return { kind: 'colonist' }
    if (move.do !== 'takeTile') return { kind: 'hold' }
    const estate = estateAt(surveyOf(position), position.seat)
    const use =
      move.tile === 'quarry' ? 'quarry' : worksAtOnce(estate, move.tile) ? 'ready' : 'waiting'
    return { kind: 'tile', tile: move.tile, use, worth: value }
  },
}

/** What a tile from the pile is worth, on average over what may still lie there. */
export function drawWorth({ plantations }: State, estate: Estate, outlook: Outlook): number {
  const { pile } = plantations
  const counts: ByGood<number> = { corn: 0, fruit: 0, sugar: 0, tobacco: 0, coffee: 0 }
  for (const good of pile) counts[good]++
  let worth = 0
  for (const good of GOODS) worth += counts[good] * tileWorth(estate, good, outlook)
  return worth / Math.max(1, pile.length)
}
