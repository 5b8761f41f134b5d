import { differences } from '../../../../scenario/end.ts'
import { puertoRico } from '../../complete.ts'
import { copyState } from '../../rules/copy-state.ts'
import { game } from '../../rules/game.ts'
import type { Note } from '../../rules/notes.ts'
import type { RuleId } from '../../rules/rule-ids.ts'
import { COUNTS } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import { positionFrom } from '../../scenario/read-position.ts'
import { type Effect, effect, replaced } from './effect.ts'
import { revertNote } from './revert-note.ts'

type Undo = (position: Position, note: Note, before: Position) => void

const payMore: Undo = (position, { seat, count }) => {
  const player = position.players[seat]
  if (player) player.coins -= count
}
const giveBack: Undo = (position, note) => revertNote(position, { ...note, from: 'supply' })
const forget =
  (trigger: Position['ending'][number]): Undo =>
  (position) => {
    position.ending = position.ending.filter((other) => other !== trigger)
  }

/** What it means that a rule does nothing, where that is not to move the tokens of its notes back. */
const OTHERWISE: Partial<Record<RuleId, Undo>> = {
  'builder.quarry': payMore,
  'builder.privilege': payMore,
  'craftsman.shortage': (position, note) =>
    revertNote(position, { ...note, to: 'goods', count: -note.count }),
  'mayor.store': giveBack,
  'forest-house.discount': payMore,
  'library.discount': payMore,
  'zoning-office.small': payMore,
  'zoning-office.large': payMore,
  'library.double': ({ expansions }) => {
    if (!expansions) return
    expansions.doubled = []
    expansions.phase.doubled = false
  },
  'storehouse.keep': giveBack,
  'storage.keep': giveBack,
  'small-warehouse.keep': giveBack,
  'large-warehouse.keep': giveBack,
  'end.colonists': forget('colonists'),
  'end.chips': forget('chips'),
  'end.city': forget('city'),
  'end.chips-on-paper': (position, note) => revertNote(position, { ...note, to: 'chips' }),
  'end.round-played': (position, _, before) => {
    position.at = before.at
  },
  'round.governor': (position, _, { governor }) => {
    Object.assign(position, { governor, chooser: governor, seat: governor })
  },
}

/** The rule grants nothing: whatever its notes tell has not happened, and they fall silent. */
export function granting(rule: RuleId): Effect {
  const undo = OTHERWISE[rule] ?? revertNote
  return effect(`${rule} grants nothing`, () => {
    const { advance } = game
    return replaced(game, 'advance', (before, input) => {
      const result = advance(before, input)
      if (!result.ok) return result
      const position = copyState(result.position)
      for (const note of result.notes) if (note.rule === rule) undo(position, note, before)
      return { ...result, position, notes: result.notes.filter((note) => note.rule !== rule) }
    })
  })
}

/** The same for a rule of the deal. */
export function dealing(rule: RuleId): Effect {
  return {
    name: `${rule} deals nothing`,
    fails(source) {
      const notes: Note[] = []
      const built = positionFrom(source, (rule, seat, token, count, from, to) =>
        notes.push({ rule, seat, token, count, from, to }),
      )
      if (!built.ok || (source.moves ?? []).length > 0) return false
      for (const note of notes) if (note.rule === rule) revertNote(built.value, note)
      return differences(puertoRico, built.value, source.end ?? {}).found.length > 0
    },
  }
}

/** What is counted at the end counts nothing; without draws, chance decides between equals. */
export const SCORING: readonly Effect[] = [
  ...(['score.chips', 'score.buildings', 'score.tie-break'] as const).map((rule) =>
    effect(`${rule} counts nothing`, () => replaced(COUNTS, rule, () => 0)),
  ),
  effect('score.draw draws nothing', () => {
    let rank = 0
    const count = COUNTS['score.tie-break']
    return replaced(COUNTS, 'score.tie-break', (player) => count(player) + (rank++ % 7) / 10)
  }),
]
