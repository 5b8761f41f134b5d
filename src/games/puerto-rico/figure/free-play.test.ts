/** From wherever a figure can be left for free play, bots and readers come to the end of the round. */
import { expect, test } from 'vitest'
import { figuresIn } from '../../../ui/figure/check.ts'
import { decide } from '../bots/heuristic/decide.ts'
import { positionOf, startActor } from '../machine.ts'
import { readPages } from '../reference/rule-pages.ts'
import type { Position } from '../rules/state.ts'
import { figureOf } from './frames.ts'
import '../complete.ts'

/** Plays on in an actor, every seat well, until the round is over; gives the moves made. */
function playARound(start: Position): number {
  const actor = startActor(start)
  let position = start
  let moves = 0
  while (position.at !== 'over' && position.round === start.round) {
    const { move } = decide(position)
    const event = { type: move.do, move }
    if (!actor.getSnapshot().can(event)) throw new Error(`${position.at}: ${JSON.stringify(move)}`)
    actor.send(event)
    position = positionOf(actor.getSnapshot())
    if (++moves > 300) throw new Error(`${position.at}: the round comes to no end`)
  }
  return moves
}

const pages = readPages().map(({ page, text }) => ({
  page,
  scenarios: [
    ...new Set(figuresIn(figureOf, text).flatMap(({ source }) => source?.scenario ?? [])),
  ],
}))

test.each(pages)('a round is played from every figure of $page, at its start and its end', ({
  scenarios,
}) => {
  for (const scenario of scenarios) {
    const { frames } = figureOf({ scenario, show: 'roles', steps: true })
    for (const frame of [frames[0], frames.at(-1)]) {
      if (!frame || frame.position.at === 'over') continue
      expect(playARound(frame.position), scenario).toBeGreaterThan(0)
    }
  }
})
