import { lazy } from '../../../../ui/lazy.tsx'
import type { BarGame } from '../../../../ui/table/definition.ts'
import { game } from '../../rules/game.ts'
import type { MoveKind } from '../../rules/moves.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { ruleHref } from '../../site/rule-link.ts'
import { parse } from '../../words/markup.ts'
import { moveWords, passWords, promptWords, readyWords } from '../../words/moves.ts'
import { ruleLabel, ruleWords } from '../../words/rules.ts'
import { endsRound, logLine, refusal, tellsMove } from '../../words/say.ts'
import { aboutOf } from '../about-place.ts'
import { changesOf } from '../changes.ts'
import { HandTools } from '../HandTools.tsx'
import { type Hand, readyMove } from '../hand.ts'
import { taps } from './taps.ts'

/** Few need every explanation; they come when the first is asked for, or once a page fetches them. */
export const About = lazy(async () => (await import('../About.tsx')).About)

/** What is offered with yes and no. */
const GIFTS: ReadonlySet<MoveKind> = new Set([
  'drawTile',
  'manTile',
  'recruit',
  'takeShare',
  'manBuilding',
  'produce',
  'takePoints',
])

/** What the bar that asks has to say. */
export const bar = {
  ...taps,
  readyMove,
  promptWords,
  words: {
    decline(position) {
      const { at, seat } = position
      const declines = game.moveKindsAt(position).includes('pass') && at !== 'roles'
      return declines ? { move: { do: 'pass', seat }, words: passWords(position) } : null
    },
    move: (move, position) => (position ? readyWords(move, position) : moveWords(move)),
    publicMove: moveWords,
    refusal,
    logLine,
    tellsMove,
    endsRound,
    ruleLabel: (rule) => parse(ruleLabel(rule)),
    ruleTitle: (rule) => parse(`${ruleLabel(rule)} ${ruleWords(rule).title}`),
    ruleHref,
  },
  offered(position) {
    const isAsked = game.moveKindsAt(position).some((kind) => GIFTS.has(kind))
    return isAsked
      ? game
          .legalMoves(position)
          .filter((move) => GIFTS.has(move.do))
          .toArray()
      : []
  },
  changesOf,
  typing: () => import('../../words/typed.ts'),
  aboutOf,
  About,
  HandTools,
} satisfies BarGame<PuertoRico, Hand>
