/** What the messages that no game has are tried with. */
import type { Samples } from '../../../src/frame/made.ts'

/** What every count is tried with. */
export const NUMBERS = [1, 2, 10, 0]

/** Slots whose values are whole texts of other messages or of readers: a letter stands for them. */
const TEXTS = [
  ...['rows', 'what', 'when', 'fact', 'move', 'name', 'time', 'game', 'games', 'id', 'language'],
  ...['last', 'at', 'verdict', 'letter', 'places', 'place', 'title', 'items', 'who', 'moves'],
  ...['names', 'degree', 'line', 'path', 'like', 'near', 'values', 'shown', 'where', 'rule'],
  ...['example', 'rules', 'expected', 'found', 'chooser', 'field', 'rival', 'lead', 'known'],
  'after',
]

export const samples: Samples = {
  ...Object.fromEntries(TEXTS.map((slot) => [slot, ['X']])),
  ...Object.fromEntries(
    [
      ...['other', 'by', 'own', 'points', 'all', 'round', 'percent', 'mean', 'spread', 'first'],
      ...['passed', 'failed', 'number', 'version', 'seed', 'done', 'degree', 'sent', 'kept'],
    ].map((slot) => [slot, NUMBERS]),
  ),
  'quiz./known': NUMBERS,
  'review.task/degree': ['X'],
  'review.was-better/points': ['X'],
  'openings./games': NUMBERS,
  'openings./first': ['X'],
  'edit.found/shown': NUMBERS,
  'fault.line/letter': NUMBERS,
  'fault./line': NUMBERS,
  'fault./field': NUMBERS,
}
