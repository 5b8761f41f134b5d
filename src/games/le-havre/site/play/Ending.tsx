import type { EndingGame } from '../../../../ui/ending/definition.ts'
import { GameEnding } from '../../../../ui/ending/GameEnding.tsx'
import { lazy } from '../../../../ui/lazy.tsx'
import { to } from '../../../../ui/link.ts'
import type { EndingProps } from '../../../../ui/session/definition.ts'
import { LEVELS } from '../../bots/levels.ts'
import { resultOf } from '../../rules/scoring.ts'
import type { LeHavre } from '../../rules/types.ts'
import { saves } from '../../saves.ts'
import type { Hand } from '../../table/hand.ts'
import { parse } from '../../words/markup.ts'
import { say, t } from '../../words/messages/games.ts'
import { ruleLabel } from '../../words/rules.ts'
import { ruleHref } from '../rule-link.ts'
import { FinalScore, verdict } from './FinalScore.tsx'
import { scoreRows } from './score-rows.ts'

const LAST = 'final.one-action'

const ending: EndingGame<LeHavre> = {
  saves,
  levels: LEVELS,
  roundOf: ({ round }) => round,
  playHref: to('/le-havre/play/'),
  pointsOf: (position) => resultOf(position).points,
  rankedOf: (position) =>
    resultOf(position)
      .sheets.toSorted((one, other) => other.total - one.total)
      .map(({ seat }) => seat),
  isDecided: (position) => resultOf(position).decidedBy === null,
  verdict: (position, players) => verdict(resultOf(position), players),
  leadWords: (lead) => say('end.lead', { ...lead }),
  pointsWords: (points) => say('end.points', { points }),
  whyEnded: () => [
    { words: say('end.rounds'), rule: { href: ruleHref(LAST), label: parse(ruleLabel(LAST)) } },
  ],
  scoreRows: (position) => scoreRows(resultOf(position).sheets),
  Score: ({ position, players }) => (
    <FinalScore position={position} players={players} instead={null} />
  ),
  card: {
    title: t('end.game'),
    legend: [
      ['wood', say('row.buildings')],
      ['sea', say('row.ships')],
      ['may', say('end.bonus')],
      ['coin', say('row.cash')],
      ['no', say('row.loans')],
    ],
  },
  // It comes when somebody wants to look the game over.
  Review: lazy(async () => (await import('./GameReview.tsx')).GameReview),
}

/** A finished game of Le Havre. */
export const Ending = (props: EndingProps<LeHavre, Hand>) => (
  <GameEnding ending={ending} {...props} />
)
