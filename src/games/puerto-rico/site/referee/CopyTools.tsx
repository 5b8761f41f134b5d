import { useState } from 'preact/hooks'
import { linkOf } from '../../../../referee/link.ts'
import type { Question } from '../../../../referee/question.ts'
import { scenarioOf } from '../../../../referee/scenario.ts'
import { verdictOn } from '../../../../referee/verdict.ts'
import { jsonOf, yamlOf } from '../../../../referee/yaml.ts'
import { copyText } from '../../../../ui/copy.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import { useNames } from '../../../../ui/use-names.ts'
import { puertoRico } from '../../plug.ts'
import { reportLines } from '../../referee/report.ts'
import { askedWords } from '../../referee/words.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { atWords } from '../../words/decisions.ts'
import { toText } from '../../words/markup.ts'
import { t } from '../../words/messages/referee.ts'
import type { NamingSet } from '../../words/names.ts'
import type { SeatName } from '../../words/say.ts'
import { useCalled } from './seat-names.ts'

type Asked = Question<PuertoRico>

const QrCode = lazy(async () => (await import('./QrCode.tsx')).QrCode)

const address = async (question: Asked): Promise<string> =>
  location.href.replace(/[?#].*$/, '') + (await linkOf(puertoRico, question))

const title = ({ move, position }: Asked, names: NamingSet): string =>
  toText(move ? askedWords(move) : atWords(position.at), names)

/** Only the words carry names: what a program reads, and what a link shows to anybody, knows seats by letter. */
const WAYS = {
  link: address,
  line: async ({ position }) =>
    (await import('../../scenario/line/write-line.ts')).lineOf(position),
  yaml: (question, names) => yamlOf(scenarioOf(puertoRico, question), title(question, names)),
  json: (question) => jsonOf(scenarioOf(puertoRico, question)),
  text: async (question, names, nameOf) => {
    const { position, move } = question
    const verdict = move ? verdictOn(puertoRico, position, move) : null
    const lines = reportLines(position, verdict, await address(question), nameOf)
    return lines.map((line) => toText(line, names)).join('\n')
  },
} satisfies Record<
  string,
  (question: Asked, names: NamingSet, nameOf: SeatName) => string | Promise<string>
>

/** A line tells the base game alone. */
const waysOf = ({ position }: Asked) =>
  (Object.keys(WAYS) as (keyof typeof WAYS)[]).filter(
    (way) => way !== 'line' || !position.expansions,
  )

/** The question for somebody else: as a link, as a scenario, in words. */
export function CopyTools({ question }: { question: Asked }) {
  const [told, setTold] = useState('')
  const [text, setText] = useState('')
  const [shown, setShown] = useState('')
  const names = useNames()
  const { nameOf } = useCalled()
  const copy = async (way: keyof typeof WAYS): Promise<void> => {
    const made = await WAYS[way](question, names, nameOf)
    const isCopied = await copyText(made)
    setTold(t(isCopied ? 'copy.done' : 'copy.failed'))
    setText(isCopied ? '' : made)
  }
  return (
    <section class="copy">
      <h2>{t('copy.title')}</h2>
      <div class="choices">
        {waysOf(question).map((way) => (
          <button
            key={way}
            type="button"
            class="quiet-action"
            data-copy={way}
            onClick={() => copy(way)}
          >
            {t(`copy.${way}`)}
          </button>
        ))}
        <button
          type="button"
          class="quiet-action"
          aria-pressed={shown !== ''}
          onClick={async () => setShown(shown ? '' : await address(question))}
        >
          {t('copy.qr')}
        </button>
      </div>
      {shown && <QrCode key={shown} address={shown} />}
      <p role="status">{told}</p>
      {text && <textarea readOnly rows={6} value={text} aria-label={t('copy.title')} />}
    </section>
  )
}
