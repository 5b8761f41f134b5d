/** Games of bots into which one clearly worst move is put, to see whether a review names it. */
import { type Choice, choose } from '../../src/bots/bot.ts'
import { estimating } from '../../src/bots/weigh.ts'
import { seedOf } from '../../src/engine/random-game.ts'
import { type Rng, random } from '../../src/engine/rng.ts'
import { BOTS } from '../../src/games/puerto-rico/bots/bots.ts'
import { weigh } from '../../src/games/puerto-rico/bots/expert.ts'
import { decide, rank } from '../../src/games/puerto-rico/bots/heuristic/decide.ts'
import type { Part } from '../../src/games/puerto-rico/bots/parts.ts'
import { reviewed } from '../../src/games/puerto-rico/bots/review.ts'
import type { PuertoRicoBots } from '../../src/games/puerto-rico/bots/types.ts'
import { bulkGame } from '../../src/games/puerto-rico/rules/bulk.ts'
import { copyState } from '../../src/games/puerto-rico/rules/copy-state.ts'
import type { Move } from '../../src/games/puerto-rico/rules/moves.ts'
import { scoreOf } from '../../src/games/puerto-rico/rules/scoring.ts'
import { setUp } from '../../src/games/puerto-rico/rules/setup.ts'
import type { Position } from '../../src/games/puerto-rico/rules/state.ts'
import { playerView } from '../../src/games/puerto-rico/rules/view.ts'
import { type Role, roleOf } from '../../src/games/puerto-rico/rules/vocabulary.ts'
import type { Planted, Planting } from './planting.ts'

const OWN = 0

/** What a move must lose, in points and with 95 % certainty, to be called clearly worst. */
const CLEARLY = 6

/** Pairs of games that are played to their end to know it; fewer tell where it does not even seem so. */
const PAIRS = 120
const FEW = 20

/** How often they are played otherwise than the middle bot would: a single course would say little. */
const ASTRAY = 0.25
const LIKED = 3

/** Games that bots search for a move of theirs: enough that they make few such moves of their own. */
const SEARCHED = 200

/** Decisions before the planted one, at least, and at most. */
const EARLIEST = 4
const LATEST = 50

interface Played {
  before: Position
  move: Move
}

/** A game of 고급 against itself; from some decision of the first on, the first clearly worst move is made. */
function plant(seed: number): Planted<PuertoRicoBots> | null {
  const rng = { rng: seedOf(seed, 1) | 0 }
  const position = setUp({ edition: 'two-player', seats: 2, seed })
  const turns: Played[] = []
  const from = EARLIEST + Math.floor(random(rng) * (LATEST - EARLIEST))
  let decisions = 0
  let at = -1
  while (position.at !== 'over') {
    if (position.seat === OWN && at < 0) decisions++
    const blunder =
      position.seat === OWN && at < 0 && decisions > from ? clearlyWorst(position, rng) : null
    if (blunder) at = turns.length
    const move = blunder ?? played(position, rng).move
    turns.push({ before: copyState(position), move })
    bulkGame.applyMoveInPlace(position, move)
  }
  const made = turns[at]?.move
  return made ? { turns, at, causes: causesOf(made) } : null
}

/** What the phase of each role is about, part by part. */
const PARTS_OF_ROLE: Readonly<Record<Role, readonly Part[]>> = {
  settler: ['growth'],
  mayor: ['growth', 'goods'],
  builder: ['buildings', 'bonus', 'growth'],
  craftsman: ['goods', 'chips'],
  trader: ['coins'],
  captain: ['chips', 'goods'],
  prospector: ['coins'],
}

const PHASES: Readonly<Partial<Record<Move['do'], Role>>> = {
  takeTile: 'settler',
  place: 'mayor',
  build: 'builder',
  takeGood: 'craftsman',
  sell: 'trader',
  load: 'captain',
  loadWharf: 'captain',
  store: 'captain',
}

/** Parts in which the planted move shows, by its kind: what its phase is about, of a role that of the better one too. */
const causesOf =
  (made: Move) =>
  (before: Position, better: Move): ReadonlySet<Part> => {
    const roleIn = (move: Move): Role | undefined => {
      if (move.do === 'chooseRole') return roleOf(move.role)
      return PHASES[move.do] ?? (before.role ? roleOf(before.role) : undefined)
    }
    const roles = [roleIn(made), roleIn(better)]
    return new Set(roles.flatMap((role) => (role ? PARTS_OF_ROLE[role] : [])))
  }

const played = (position: Position, rng: Rng): Choice<PuertoRicoBots> =>
  choose(BOTS.advanced, playerView(position, position.seat), { iterations: SEARCHED }, rng)

/** The move that the middle bot likes least, where it is far from the one that it likes best; null elsewhere. */
function clearlyWorst(position: Position, rng: Rng): Move | null {
  const ranked = rank(position).toSorted((one, other) => other.value - one.value)
  const [best] = ranked
  const worst = ranked.at(-1)
  if (!best || !worst || best === worst) return null
  return losesClearly(position, best.move, worst.move, rng) ? worst.move : null
}

/** Whether a move loses so much against another, in pairs of games that share all chance. */
function losesClearly(position: Position, better: Move, worse: Move, rng: Rng): boolean {
  const { add, estimate } = estimating()
  for (let pair = 0; pair < PAIRS; pair++) {
    const chance = seedOf(rng.rng, pair)
    add(marginAfter(position, better, chance) - marginAfter(position, worse, chance))
    if (pair === FEW && estimate().mean < CLEARLY) return false
  }
  const { mean, spread } = estimate()
  return mean - spread >= CLEARLY
}

/** How far the first seat is ahead in the end when the middle bot plays on for both, now and then astray. */
function marginAfter(position: Position, move: Move, seed: number): number {
  const played = copyState(position)
  played.rng = seedOf(seed, 0) | 0
  bulkGame.applyMoveInPlace(played, move)
  const chance = { rng: seedOf(seed, 1) | 0 }
  while (played.at !== 'over') bulkGame.applyMoveInPlace(played, liked(played, chance))
  return scoreOf(played, OWN).total - scoreOf(played, 1 - OWN).total
}

function liked(position: Position, chance: Rng): Move {
  if (random(chance) >= ASTRAY) return decide(position).move
  const ranked = rank(position).toSorted((one, other) => other.value - one.value)
  const some = ranked[Math.floor(random(chance) * Math.min(LIKED, ranked.length))]
  return (some ?? decide(position)).move
}

export const puertoRico: Planting<PuertoRicoBots> = { own: OWN, reviewed, weigh, plant }
