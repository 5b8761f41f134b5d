import { letterOf } from '../../engine/seats.ts'
import { linkOf } from '../../referee/link.ts'
import type { Question } from '../../referee/question.ts'
import { fileOf } from '../../referee/scenario.ts'
import { verdictOn } from '../../referee/verdict.ts'
import { jsonOf, yamlOf } from '../../referee/yaml.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { toText } from '../../text/markup.ts'
import { useNames } from '../use-names.ts'
import { CopyTools, type Ways } from './CopyTools.tsx'
import type { AskDefinition } from './definition.ts'
import { askedWords, reportLines } from './report.ts'
import { useCalled } from './seat-names.ts'

interface Props<G extends ScenarioTypes> {
  definition: Pick<AskDefinition<G, never>, 'gameDefinition' | 'words' | 'loadReport'>
  question: Question<G>
}

/** The question for somebody else. Only the words carry names: what a program reads, and what a link shows to anybody, knows seats by letter. */
export function CopyQuestion<G extends ScenarioTypes>({ definition, question }: Props<G>) {
  const { gameDefinition, words, loadReport } = definition
  const names = useNames()
  const { nameOf } = useCalled()
  const { position, move } = question
  const address = async (): Promise<string> =>
    location.href.replace(/[?#].*$/, '') + (await linkOf(gameDefinition, question))
  const title = async (): Promise<string> =>
    toText(move ? askedWords(words, move, letterOf) : (await loadReport()).title(position), names)
  const text = async (): Promise<string> => {
    const verdict = move ? verdictOn(gameDefinition, position, move) : null
    const ruling = { position, verdict, link: await address() }
    const lines = reportLines(words, await loadReport(), ruling, nameOf)
    return lines.map((one) => toText(one, names)).join('\n')
  }
  const ways: Ways = [
    ['link', address],
    ['line', async () => (await loadReport()).line(position)],
    ['yaml', async () => yamlOf(fileOf(gameDefinition, question), await title())],
    ['json', () => jsonOf(fileOf(gameDefinition, question))],
    ['text', text],
  ]
  return <CopyTools ways={ways} address={address} />
}
