import { lazy } from '../../../ui/lazy.tsx'
import type { TableGame } from '../../../ui/table/definition.ts'
import { positionOf, startActor } from '../machine.ts'
import { game } from '../rules/game.ts'
import type { LeHavre } from '../rules/types.ts'
import { ruleHref } from '../site/rule-link.ts'
import { parse } from '../words/markup.ts'
import { say } from '../words/messages/t.ts'
import { moveWords, promptWords, publicMoveWords } from '../words/moves.ts'
import { ruleLabel, ruleWords } from '../words/rules.ts'
import { cardOf, endsRound, logLine, refusal, tellsMove } from '../words/say.ts'
import { Table } from './board/Table.tsx'
import { addressesOf, isCard, isItem } from './event-places.ts'
import { deselect, emptyHand, type Hand, readyMove, tap } from './hand.ts'
import { hadChoice, ownMove } from './own-move.ts'
import { targetsFor } from './targets.ts'
import { zoneOf } from './zones.ts'

/** Explanations are large; they come when the first is asked for. */
const About = lazy(async () => (await import('./About.tsx')).About)
/** Numbers and lists are drawn where a decision is about them. */
const HandTools = lazy(async () => (await import('./HandTools.tsx')).HandTools)

/** Le Havre on a live table. */
export const table: TableGame<LeHavre, Hand> = {
  game,
  machine: { positionOf, startActor },
  emptyHand,
  tap,
  deselect,
  withHand: (position) => position,
  targetsFor,
  addressesOf,
  pieceOf: ({ token }) => (isItem(token) ? `.item.${token}` : null),
  departs: () => false,
  readyMove,
  promptWords: (position, _, seat) => promptWords(position, seat),
  words: {
    decline(position) {
      const { at, seat } = position
      return at === 'turn.between' ? { move: { do: 'stop', seat }, words: say('do.stop') } : null
    },
    move: moveWords,
    publicMove: publicMoveWords,
    refusal,
    logLine,
    tellsMove,
    endsRound,
    hadChoice,
    ruleLabel: (rule) => parse(ruleLabel(rule)),
    ruleTitle: (rule) => parse(`${ruleLabel(rule)} ${ruleWords(rule).title}`),
    ruleHref,
  },
  typing: () => import('../words/typed.ts'),
  aboutOf(move, { card: chosen }) {
    const card = chosen ?? (move && cardOf(move))
    return card ? `card:${card}` : null
  },
  About,
  HandTools,
  zoneOf,
  ownMove,
  soundOf: ({ token }) =>
    token === 'franc' ? 'coin' : isItem(token) ? 'piece' : isCard(token) ? 'building' : null,
  Board: Table,
}
