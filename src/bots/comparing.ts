/** Two lines of play held against each other: in which parts of the evaluation they differ, and by what was done. */
import type { GameTypes } from '../engine/types.ts'
import type { BotTypes } from './bot.ts'

/** What games that are looked over add: what a standing is made of, and what is done for it. */
export interface ReviewTypes extends BotTypes {
  /** As points that are made, or goods that are held. */
  Part: string
  /** Without spaces, as `ship:coffee`. */
  Deed: string
}

/** What a game tells of the lines that are compared. */
export interface Telling<G extends ReviewTypes> {
  parts: readonly G['Part'][]
  /** What the standing of each seat is made of; all parts together are its standing. */
  partsOf: (position: G['Position']) => readonly Readonly<Record<G['Part'], number>>[]
  /** Notes what a move does that counts for a part, as `ship:coffee`, and how much of it; less than nothing where it harms. */
  deedsOf: (
    position: G['Position'],
    move: G['Move'],
    note: (part: G['Part'], deed: G['Deed'], by: number) => void,
  ) => void
}

/** A part in which the move that was made came out otherwise than the better one, in points of the margin. */
export interface Difference<G extends ReviewTypes> {
  /** Who stands otherwise there: who decided, or the best of the others. */
  whose: 'own' | 'rival'
  part: G['Part']
  /** What it brings who decided; less than nothing where it is lost. */
  points: number
  /** What is done more (`by` above nothing) or less for it, most of all that goes the same way; null where nothing does. */
  deed: { what: G['Deed']; by: number } | null
}

/** Watches one game as it is played. */
export interface Watch<G extends GameTypes> {
  /** Before a move is made. */
  made: (position: G['Position'], move: G['Move']) => void
  ended: (position: G['Position']) => void
}

/** What was seen of one game. */
export interface Line<G extends ReviewTypes> extends Watch<G> {
  moves: G['Move'][]
  seen: () => Seen<G>
}

interface Seen<G extends ReviewTypes> {
  own: Readonly<Record<G['Part'], number>>
  rival: Readonly<Record<G['Part'], number>> | null
  deeds: ReadonlyMap<string, number>
}

/** What differs by no more than this in a game is no reason. */
const SELDOM = 0.15

/** Moves kept of a line, to be shown. */
const KEPT = 12

const SIDES = ['own', 'rival'] as const

const sumOf = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, points) => sum + points, 0)

/** Watches a game for `seat`. */
export function newLine<G extends ReviewTypes>(tells: Telling<G>, seat: number): Line<G> {
  const moves: G['Move'][] = []
  const deeds = new Map<string, number>()
  let end: Omit<Seen<G>, 'deeds'> | null = null
  return {
    moves,
    made(position, move) {
      if (moves.length < KEPT) moves.push(move)
      tells.deedsOf(position, move, (part, deed, by) => {
        const key = `${move.seat === seat ? 'own' : 'rival'} ${part} ${deed}`
        deeds.set(key, (deeds.get(key) ?? 0) + by)
      })
    },
    ended(position) {
      const parts = tells.partsOf(position)
      const own = parts[seat]
      if (!own) throw new RangeError(`no seat ${seat}`)
      const [rival = null] = parts
        .filter((_, other) => other !== seat)
        .toSorted((one, other) => sumOf(other) - sumOf(one))
      end = { own, rival }
    },
    seen() {
      if (!end) throw new RangeError('the game has not ended')
      return { ...end, deeds }
    },
  }
}

/** Adds pairs of lines up: what the first lost beside the second, part by part. */
export function comparing<G extends ReviewTypes>({
  parts,
}: Pick<Telling<G>, 'parts'>): {
  add: (made: Line<G>, better: Line<G>) => void
  differences: () => Difference<G>[]
} {
  const points = new Map<string, { whose: 'own' | 'rival'; part: G['Part']; sum: number }>()
  const deeds = new Map<string, number>()
  let pairs = 0
  const addPart = (whose: 'own' | 'rival', part: G['Part'], by: number): void => {
    const key = `${whose} ${part}`
    const known = points.get(key) ?? { whose, part, sum: 0 }
    points.set(key, { ...known, sum: known.sum + by })
  }
  const addSide = (whose: 'own' | 'rival', made: Seen<G>, better: Seen<G>): void => {
    const [a, b] = [made[whose], better[whose]]
    if (!a || !b) return
    const sign = whose === 'own' ? 1 : -1
    for (const part of parts) addPart(whose, part, sign * (a[part] - b[part]))
  }
  const deedFor = (whose: string, part: string, gain: number): Difference<G>['deed'] => {
    let most: Difference<G>['deed'] = null
    for (const [key, sum] of deeds) {
      const [side, of, what] = key.split(' ')
      const by = sum / pairs
      if (side !== whose || of !== part || !what || by * gain <= 0) continue
      if (Math.abs(by) > Math.max(SELDOM, Math.abs(most?.by ?? 0))) most = { what, by }
    }
    return most
  }
  return {
    add(made, better) {
      pairs++
      const [one, other] = [made.seen(), better.seen()]
      for (const side of SIDES) addSide(side, one, other)
      for (const [key, by] of one.deeds) deeds.set(key, (deeds.get(key) ?? 0) + by)
      for (const [key, by] of other.deeds) deeds.set(key, (deeds.get(key) ?? 0) - by)
    },
    differences: () =>
      [...points.values()]
        .map(({ whose, part, sum }) => ({
          whose,
          part,
          points: sum / pairs,
          deed: deedFor(whose, part, whose === 'own' ? sum : -sum),
        }))
        .filter(({ points }) => points !== 0)
        .sort((one, other) => Math.abs(other.points) - Math.abs(one.points)),
  }
}

/** Differences told of one decision, at most; and what must lie behind one, in points and as a share of the cost. */
const MOST_LOSSES = 3
const LEAST = 0.5
const SHARE = 0.15

/** Whether a difference is more of its part, whoever has it. */
export const isMore = ({
  whose,
  points,
}: Pick<Difference<ReviewTypes>, 'whose' | 'points'>): boolean =>
  whose === 'own' ? points > 0 : points < 0

/** A figure with its sign and so many decimals, one where it is below 1: what is told is never nothing. */
export function signed(points: number, decimals: number): string {
  const size = Math.max(0.1, Math.abs(points))
  return `${points < 0 ? '−' : '+'}${size.toFixed(size < 1 ? 1 : decimals)}`
}

/** What to tell of a decision that cost so much: what was lost, most first, then what was gained, where that is much. */
export function mainDifferences<G extends ReviewTypes>(
  differences: readonly Difference<G>[],
  cost: number,
): Difference<G>[] {
  const least = Math.max(LEAST, SHARE * cost)
  const lost = differences.filter(({ points }) => points <= -least).slice(0, MOST_LOSSES)
  const won = differences.filter(({ points }) => points >= 2 * least).slice(0, 1)
  return [...lost, ...won]
}
