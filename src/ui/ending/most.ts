/** By what the winner came out ahead most, in a sentence. */
import { COMMA } from '#language/language.ts'
import type { Segment } from '../../text/markup.ts'
import { say } from '../../text/messages/after.ts'
import type { ScoreRow } from '../play/score-rows.ts'

/** Two rows at most are named, where both brought as much; null where none brought anything. */
export function mostWords(
  rows: readonly Pick<ScoreRow, 'words' | 'points'>[],
  winner: number,
  rival: number,
  pointsWords: (points: number) => Segment[],
): Segment[] | null {
  const leads = rows.map(({ words, points }) => ({
    words,
    by: (points[winner] ?? 0) - (points[rival] ?? 0),
  }))
  const by = Math.max(0, ...leads.map((lead) => lead.by))
  if (by === 0) return null
  const [one = [], other] = leads.filter((lead) => lead.by === by).map(({ words }) => words)
  const lead = pointsWords(by)
  if (!other) return say('after.most', { rows: one, lead })
  return say('after.most.each', { rows: [...one, { text: COMMA }, ...other], lead })
}
