import { letterOf } from '../../engine/seats.ts'
import { linkOf } from '../../referee/link.ts'
import type { Question } from '../../referee/question.ts'
import { scenarioOf } from '../../referee/scenario.ts'
import { verdictOn } from '../../referee/verdict.ts'
import { jsonOf, yamlOf } from '../../referee/yaml.ts'
import type { ScenarioTypes } from '../../scenario/plug.ts'
import { toText } from '../../text/markup.ts'
import { useNames } from '../use-names.ts'
import { CopyTools, type Ways } from './CopyTools.tsx'
import type { AskDefinition } from './definition.ts'
import { askedWords, reportLines } from './report.ts'
import { useCalled } from './seat-names.ts'

interface Props<G extends ScenarioTypes> {
  definition: Pick<AskDefinition<G, never>, 'plug' | 'words' | 'loadReport'>
  question: Question<G>
}

/** The question for somebody else. Only the words carry names: what a program reads, and what a link shows to anybody, knows seats by letter. */
export function CopyQuestion<G extends ScenarioTypes>({ definition, question }: Props<G>) {
  const { plug, words, loadReport } = definition
  const names = useNames()
  const { nameOf } = useCalled()
  const { position, move } = question
  const address = async (): Promise<string> =>
    location.href.replace(/[?#].*$/, '') + (await linkOf(plug, question))
  const title = async (): Promise<string> =>
    toText(move ? askedWords(words, move, letterOf) : (await loadReport()).title(position), names)
  const text = async (): Promise<string> => {
    const verdict = move ? verdictOn(plug, position, move) : null
    const told = { position, verdict, link: await address() }
    const lines = reportLines(words, await loadReport(), told, nameOf)
    return lines.map((one) => toText(one, names)).join('\n')
  }
  const ways: Ways = [
    ['link', address],
    ['line', async () => (await loadReport()).line(position)],
    ['yaml', async () => yamlOf(scenarioOf(plug, question), await title())],
    ['json', () => jsonOf(scenarioOf(plug, question))],
    ['text', text],
  ]
  return <CopyTools ways={ways} address={address} />
}
