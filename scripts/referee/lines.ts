/** A scenario's verdicts in lines: in the words of its game, or by ids where it has none in the language. */
import { letterOf } from '../../src/engine/seats.ts'
import type { Refereed } from '../../src/frame/refereed.ts'
import { moveGroups } from '../../src/referee/listing.ts'
import { verdictOn } from '../../src/referee/verdict.ts'
import type { Words } from '../../src/referee/words.ts'
import type { ScenarioTypes } from '../../src/scenario/definition.ts'
import { flow, moveText } from '../../src/scenario/move-text.ts'
import type { Run, Step } from '../../src/scenario/run.ts'
import { t } from '../../src/text/messages/commands.ts'
import { verdictLines } from '../../src/ui/referee/report.ts'

const plain = (text: string): Words => [{ text }]

/** The table, then every move in turn; without moves all that can be done. */
export function rulingLines<G extends ScenarioTypes>(
  of: Refereed<G>,
  position: G['Position'],
  { steps }: Run<G>,
): Words[] {
  const { definition, words } = of
  const moves = steps.flatMap((step, index) => [
    [],
    plain(`${index + 1}.`),
    ...(words ? stepLines(of, words, step) : plainLines(of, step)),
  ])
  if (!words) {
    const survey = moveGroups(definition, position).map(({ kind, count }) =>
      plain(`${kind} (${count})`),
    )
    return [plain(nextOf(position)), ...(steps.length > 0 ? moves : survey)]
  }
  const table = words.report.position(position, letterOf)
  return [
    ...table,
    ...(steps.length > 0 ? moves : [[], ...words.report.survey(position, letterOf)]),
  ]
}

function stepLines<G extends ScenarioTypes>(
  of: Refereed<G>,
  { ruling }: NonNullable<Refereed<G>['words']>,
  step: Step<G>,
): Words[] {
  const move = of.definition.game.parseMove(step.move)
  if (!move) return plainLines(of, step)
  return verdictLines(ruling, step.before, verdictOn(of.definition, step.before, move))
}

function plainLines<G extends ScenarioTypes>(
  { definition }: Refereed<G>,
  { before, move, broken, events, after }: Step<G>,
): Words[] {
  const verdict =
    broken.length > 0
      ? t('cli.value.refused-by', { rules: broken.join(', ') })
      : t('cli.value.legal')
  const head = plain(t('cli.plain.move', { move: moveText(before, move), verdict }))
  if (broken.length > 0) return [head]
  const gains = after.players.flatMap((_, seat) => {
    const gained = definition.game.netGains(events, seat)
    return Object.keys(gained).length > 0 ? [plain(`  ${letterOf(seat)}: ${flow(gained)}`)] : []
  })
  const rules = [...new Set(events.map(({ rule }) => rule))].join(', ')
  const cited = plain(`  ${rules ? t('cli.cited', { rules }) : t('cli.cited.none')}`)
  return [head, ...gains, cited, plain(`  ${nextOf(after)}`)]
}

const nextOf = ({ at, seat }: { at: string; seat: number }): string =>
  t('cli.plain.next', { at, seat: letterOf(seat) })
