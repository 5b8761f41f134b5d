import { describe, expect, test } from 'vitest'
import { shuffled } from '../../../engine/rng.ts'
import { copyState } from '../rules/copy-state.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { parsePosition } from '../rules/position.ts'
import { priceOf } from '../rules/roles/builder.ts'
import type { Position } from '../rules/state.ts'
import { playerView } from '../rules/view.ts'
import { BUILDINGS } from '../rules/vocabulary.ts'
import { shortMoves } from './all-moves.ts'
import { keyOf } from './differential.ts'
import { violations } from './invariants.ts'
import { listPrice, priceFor } from './oracle/builder.ts'
import { drawnAt, forPositions, frozen, GAMES, positionFor } from './positions.ts'
import { rotated, rotatedPosition } from './rotate.ts'

const MOST_LISTED = 300

/** The first of the legal moves; a mayor's layouts may be a hundred thousand. */
function listedAt(position: Position): Move[] {
  const listed: Move[] = []
  for (const move of game.legalMoves(position)) {
    listed.push(move)
    if (listed.length === MOST_LISTED) break
  }
  return listed
}

/** What is ruled on everything the seat in turn can say in short. */
const rulingsAt = (position: Position): string[] =>
  shortMoves(position.seat).map((said) => game.judge(position, said).broken.join())

test('the positions drawn are of every edition, number of seats and decision', () => {
  const met = new Set<string>()
  for (let seed = 0; seed < 600; seed++) {
    const { edition, players, at, options } = positionFor(seed)
    met.add(`${edition} ${players.length}`).add(at)
    for (const [option, value] of Object.entries(options)) met.add(`${option} ${value}`)
  }
  expect(met.size).toBe(GAMES.length + 15 + 30)
})

describe('a position', () => {
  test('has lost nothing and gained nothing, and neither has the next', () => {
    forPositions(1500, (position, seed) => {
      expect(violations(position)).toEqual([])
      const move = drawnAt(position, seed)
      const next = move && game.applyMove(position, move)
      if (next?.ok) expect(violations(next.position)).toEqual([])
    })
  })

  test('is read as it was written', () => {
    forPositions(500, (position) => {
      expect(parsePosition(JSON.parse(JSON.stringify(position)))).toEqual({
        ok: true,
        value: position,
      })
    })
  })

  test('is not changed by what is asked of it or played on it', () => {
    forPositions(500, (position, seed) => {
      const move = drawnAt(position, seed)
      frozen(position)
      for (const said of shortMoves(position.seat)) game.judge(position, said)
      expect(game.applyMove(position, move).ok).toBe(move !== null)
    })
  })

  test('lets nobody move but the seat in turn, and nobody at all when the game is over', () => {
    forPositions(200, (position) => {
      const others = [0, 1, 2, 3, 4].filter((seat) => seat !== position.seat)
      const silent = position.at === 'over' ? [position.seat, ...others] : others
      const moves = silent.flatMap(shortMoves)
      expect(moves.filter((move) => game.judge(position, move).legal)).toEqual([])
      expect(listedAt(position).length > 0).toBe(position.at !== 'over')
    })
  })

  test('looks the same from every seat where only hidden order differs, and the same moves are legal', () => {
    forPositions(500, (position, seed) => {
      const other = copyState(position)
      other.plantations.pile = shuffled({ rng: seed + 1 }, other.plantations.pile)
      other.rng = seed + 1
      for (const seat of position.players.keys())
        expect(playerView(other, seat)).toEqual(playerView(position, seat))
      expect(listedAt(other)).toEqual(listedAt(position))
      expect(rulingsAt(other)).toEqual(rulingsAt(position))
    })
  })

  test('looks the same to a third player where the others hold each other’s hidden points', () => {
    forPositions(500, (position) => {
      position.options['info.vpHidden'] = true
      const other = copyState(position)
      const [first, second] = other.players
      if (!first || !second || other.players.length < 3 || other.at === 'over') return
      ;[first.vp, second.vp] = [second.vp, first.vp]
      expect(playerView(other, 2)).toEqual(playerView(position, 2))
    })
  })

  test('plays the same with everybody moved some seats on', () => {
    forPositions(1000, (position, seed) => {
      const seats = position.players.length
      const by = 1 + (seed % (seats - 1))
      const other = rotatedPosition(position, by)
      const listed = listedAt(position).map((move) => rotated(move, by, seats))
      expect(listedAt(other).map(keyOf)).toEqual(listed.map(keyOf))
      expect(rulingsAt(other)).toEqual(rulingsAt(position))
      const move = drawnAt(position, seed)
      if (!move) return
      const next = game.applyMove(position, move)
      if (!next.ok) throw new Error(`${JSON.stringify(move)} breaks ${next.broken}`)
      expect(game.applyMove(other, rotated(move, by, seats))).toEqual({
        ok: true,
        position: rotatedPosition(next.position, by),
        events: next.events.map((event) => rotated(event, by, seats)),
      })
    })
  })

  test('asks prices from nothing to the list price, as the reference model has them', () => {
    forPositions(1000, (position) => {
      const asked = [...position.players.keys()].flatMap((seat) =>
        BUILDINGS.map((id) => ({ seat, id, ...priceOf(position, seat, id) })),
      )
      const byModel = asked.map(({ seat, id }) =>
        priceFor(position, seat, id, seat === position.chooser ? 1 : 0),
      )
      expect(asked.map(({ price }) => price)).toEqual(byModel)
      const wrong = asked.filter(
        ({ id, price, quarries, privilege }) =>
          price + quarries + privilege !== listPrice(position, id) ||
          Math.min(price, quarries, privilege) < 0,
      )
      expect(wrong).toEqual([])
    })
  })
})
