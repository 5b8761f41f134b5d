import { linkOf } from '../../../../referee/link.ts'
import type { Question } from '../../../../referee/question.ts'
import { scenarioOf } from '../../../../referee/scenario.ts'
import { verdictOn } from '../../../../referee/verdict.ts'
import { jsonOf, oneLineOf, yamlOf } from '../../../../referee/yaml.ts'
import { CopyTools as Tools, type Ways } from '../../../../ui/referee/CopyTools.tsx'
import { useNames } from '../../../../ui/use-names.ts'
import { puertoRico } from '../../plug.ts'
import { reportLines } from '../../referee/report.ts'
import { askedWords } from '../../referee/words.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { atWords } from '../../words/decisions.ts'
import { toText } from '../../words/markup.ts'
import { useCalled } from './seat-names.ts'

/** The question for somebody else. Only the words carry names: what a program reads, and what a link shows to anybody, knows seats by letter. */
export function CopyTools({ question }: { question: Question<PuertoRico> }) {
  const names = useNames()
  const { nameOf } = useCalled()
  const { position, move } = question
  const address = async (): Promise<string> =>
    location.href.replace(/[?#].*$/, '') + (await linkOf(puertoRico, question))
  const title = (): string => toText(move ? askedWords(move) : atWords(position.at), names)
  // The letters of a line tell the base game alone.
  const line = async (): Promise<string> =>
    position.expansions
      ? oneLineOf(scenarioOf(puertoRico, { position }))
      : (await import('../../scenario/line/write-line.ts')).lineOf(position)
  const text = async (): Promise<string> => {
    const verdict = move ? verdictOn(puertoRico, position, move) : null
    const lines = reportLines(position, verdict, await address(), nameOf)
    return lines.map((one) => toText(one, names)).join('\n')
  }
  const ways: Ways = [
    ['link', address],
    ['line', line],
    ['yaml', () => yamlOf(scenarioOf(puertoRico, question), title())],
    ['json', () => jsonOf(scenarioOf(puertoRico, question))],
    ['text', text],
  ]
  return <Tools ways={ways} address={address} />
}
