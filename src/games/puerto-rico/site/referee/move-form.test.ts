import { expect, test } from 'vitest'
import { fieldsOf, filledIn } from '../../../../ui/referee/move-form.ts'
import { positionsOf } from '../../referee/sample.ts'
import { game } from '../../rules/game.ts'
import { fieldsOfKind, MOVE_KINDS, moveKinds } from '../../rules/moves.ts'
import { moveForm } from './move-form.ts'

test('the form asks for every field of every kind of move, and is filled in so that it can be asked at once', () => {
  for (const { position } of positionsOf(60))
    for (const kind of MOVE_KINDS) {
      const needed = Object.entries(fieldsOfKind(kind)).filter(([, { is }]) => is !== 'optional')
      expect(fieldsOf(moveKinds, kind)).toEqual(needed)
      for (const seat of position.players.keys()) {
        const values = filledIn(moveForm, moveKinds, { position, seat, kind, changed: {} })
        expect(game.parseMove({ do: kind, seat, ...values })).toMatchObject({ do: kind, seat })
      }
    }
})

test('what is filled in by hand is what is asked', () => {
  const [sample] = positionsOf(1)
  if (!sample) throw new Error('a position expected')
  const changed = { island: { corn: 2 }, city: {}, keep: { sugar: 1 }, count: 3, good: 'sugar' }
  const move = (kind: 'place' | 'store' | 'loadWharf') =>
    game.parseMove({
      do: kind,
      seat: 0,
      ...filledIn(moveForm, moveKinds, { position: sample.position, seat: 0, kind, changed }),
    })
  expect(move('place')).toEqual({ do: 'place', seat: 0, island: { corn: 2 }, city: {} })
  expect(move('store')).toEqual({ do: 'store', seat: 0, keep: { sugar: 1 } })
  expect(move('loadWharf')).toEqual({ do: 'loadWharf', seat: 0, good: 'sugar', count: 3 })
})
