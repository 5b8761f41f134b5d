import { STOP } from '#language/language.ts'
import type { BotTypes } from '../../bots/bot.ts'
import type { WeighedDecision } from '../../bots/review.ts'
import type { RuleOf } from '../../engine/types.ts'
import { t } from '../../text/messages/after.ts'
import { Message } from '../Message.tsx'
import type { ReviewTable } from './definition.ts'

/** Rules that are told of a better move, at most. */
const RULES = 3

interface Props<G extends BotTypes> {
  table: ReviewTable<G>
  decision: WeighedDecision<NoInfer<G>>
  players: readonly string[]
  onPlayFrom: (turn: number) => void
}

/** A decision that cost something: what was done, what would have been better, and why. */
export function DearDecision<G extends BotTypes>(props: Props<G>) {
  const { table, decision, players, onPlayFrom } = props
  const { turn, before, move, weighed } = decision
  const { better } = weighed
  if (!better) return null
  const { moveWords, ruleLabel, ruleHref, game, reasonWords } = table
  const next = game.applyMove(before, better.move)
  const rules = next.ok ? [...new Set(next.events.map(({ rule }): RuleOf<G> => rule))] : []
  return (
    <>
      <p class="dear-head">
        <b>{players[move.seat]}</b> <small>{t('review.at', { count: turn + 1 })}</small>{' '}
        {t('review.cost', {
          mean: better.cost.mean.toFixed(1),
          spread: better.cost.spread.toFixed(1),
        })}
      </p>
      <p>
        {t('review.made')} <Message segments={moveWords(move)} />
      </p>
      <p>
        {t('review.better')}{' '}
        <b>
          <Message segments={moveWords(better.move)} />
        </b>
        {STOP}
        {better.reason && <Message segments={reasonWords(better.reason)} />}{' '}
        {rules.slice(0, RULES).map((rule) => (
          <a key={rule} class="rule-link" href={ruleHref(rule)}>
            <Message segments={ruleLabel(rule)} />
          </a>
        ))}
      </p>
      <button type="button" class="quiet-action" onClick={() => onPlayFrom(turn)}>
        {t('review.again')}
      </button>
    </>
  )
}
