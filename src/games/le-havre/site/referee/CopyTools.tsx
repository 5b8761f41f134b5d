import { linkOf } from '../../../../referee/link.ts'
import type { Question } from '../../../../referee/question.ts'
import { scenarioOf } from '../../../../referee/scenario.ts'
import { verdictOn } from '../../../../referee/verdict.ts'
import { jsonOf, oneLineOf, yamlOf } from '../../../../referee/yaml.ts'
import { CopyTools as Tools, type Ways } from '../../../../ui/referee/CopyTools.tsx'
import { leHavre } from '../../plug.ts'
import { askedWords, reportLines } from '../../referee/report.ts'
import type { LeHavre } from '../../rules/types.ts'
import { toText } from '../../words/markup.ts'

/** The question for somebody else. */
export function CopyTools({ question }: { question: Question<LeHavre> }) {
  const { position, move } = question
  const verdict = () => (move ? verdictOn(leHavre, position, move) : null)
  const address = async (): Promise<string> =>
    location.href.replace(/[?#].*$/, '') + (await linkOf(leHavre, question))
  const text = async (): Promise<string> =>
    reportLines(position, verdict(), await address())
      .map((line) => toText(line))
      .join('\n')
  const ways: Ways = [
    ['link', address],
    ['line', () => oneLineOf(scenarioOf(leHavre, { position }))],
    ['yaml', () => yamlOf(scenarioOf(leHavre, question), toText(askedWords(position, verdict())))],
    ['json', () => jsonOf(scenarioOf(leHavre, question))],
    ['text', text],
  ]
  return <Tools ways={ways} address={address} />
}
