import { COMMA } from '#language/language.ts'
import type { EndingGame, RuledWords } from '../../../../ui/ending/definition.ts'
import { GameEnding } from '../../../../ui/ending/GameEnding.tsx'
import { lazy } from '../../../../ui/lazy.tsx'
import { to } from '../../../../ui/link.ts'
import type { EndingProps } from '../../../../ui/session/definition.ts'
import { LEVELS } from '../../bots/levels.ts'
import { END_RULES } from '../../referee/end-rules.ts'
import { freeCity } from '../../rules/player.ts'
import { resultOf, scoreOf } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import type { EndTrigger } from '../../rules/vocabulary.ts'
import { saves } from '../../saves.ts'
import type { Hand } from '../../table/hand.ts'
import { parse, type Segment } from '../../words/markup.ts'
import { say, t } from '../../words/messages/after.ts'
import { ruleLabel } from '../../words/rules.ts'
import { ruleHref } from '../rule-link.ts'
import { FinalScore, verdict } from '../score/FinalScore.tsx'
import { scoreRows } from '../score/score-rows.ts'

function whyEnded(position: Position, nameOf: (seat: number) => string): RuledWords[] {
  const why = (trigger: EndTrigger): Segment[] => {
    if (trigger !== 'city') return say(`after.why.${trigger}`)
    const full = position.players.flatMap((player, seat) => (freeCity(player) === 0 ? [seat] : []))
    return say('after.why.city', { seat: full.map(nameOf).join(COMMA) })
  }
  return position.ending.map((trigger) => {
    const rule = END_RULES[trigger]
    return {
      words: why(trigger),
      rule: { href: ruleHref(rule), label: parse(ruleLabel(rule)) },
    }
  })
}

const ending: EndingGame<PuertoRico> = {
  saves,
  levels: LEVELS,
  roundOf: ({ round }) => round,
  playHref: to('/puerto-rico/play/'),
  pointsOf: (position) => position.players.map((_, seat) => scoreOf(position, seat).total),
  rankedOf: (position) =>
    resultOf(position)
      .sheets.toSorted((one, other) => other.total - one.total || other.tieBreak - one.tieBreak)
      .map(({ seat }) => seat),
  isDecided: (position) => resultOf(position).decidedBy === null,
  verdict: (position, players) => verdict(resultOf(position), players),
  leadWords: (lead) => say('after.lead', { ...lead }),
  pointsWords: (points) => say('after.points', { points }),
  whyEnded,
  scoreRows: (position) => scoreRows(resultOf(position)),
  Score: ({ position, players }) => (
    <FinalScore result={resultOf(position)} players={players} instead={null} />
  ),
  card: {
    title: t('after.card.game'),
    legend: [
      ['sea', say('after.what.chips')],
      ['wood', say('after.what.buildings')],
      ['coin', say('after.card.bonus')],
    ],
  },
  // It comes when somebody wants to look the game over.
  Review: lazy(async () => (await import('./GameReview.tsx')).GameReview),
}

/** A finished game of Puerto Rico. */
export const Ending = (props: EndingProps<PuertoRico, Hand>) => (
  <GameEnding ending={ending} {...props} />
)
