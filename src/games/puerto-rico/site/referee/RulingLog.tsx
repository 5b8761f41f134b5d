import { useState } from 'preact/hooks'
import { download } from '../../../../ui/download.ts'
import type { Position } from '../../rules/state.ts'
import { EditionLine } from '../../table/EditionLine.tsx'
import { t } from '../../words/messages/referee.ts'
import { NameFields } from './NameFields.tsx'
import type { Ruling, useRulings } from './rulings.ts'
import { useSaid } from './useSaid.ts'

interface Props {
  seats: number
  log: ReturnType<typeof useRulings>
}

const timeOf = ({ when }: Ruling): string =>
  new Date(when).toLocaleString(document.documentElement.lang, {
    dateStyle: 'short',
    timeStyle: 'short',
  })

/** The rules that a ruling was given under: they are told where they change. */
const inForce = (one: { position: Position | null } | undefined): string => {
  if (!one?.position) return ''
  const { edition, options, players, expansions } = one.position
  return JSON.stringify([edition, options, players.length, expansions?.sets])
}

const addressOf = ({ link }: Ruling): string => location.href.replace(/[?#].*$/, '') + link

/** What has been ruled, to print or to save, and who sits where. */
export function RulingLog({ seats, log: { rulings: kept, clear, restore } }: Props) {
  const rulings = useSaid(kept)
  const [cleared, setCleared] = useState<readonly Ruling[]>([])
  const save = (): void => {
    const lines = rulings.map((one) => `${timeOf(one)}  ${one.said}\n${addressOf(one)}\n`)
    download(`${t('rulings.file')}.txt`, lines.join('\n'), 'text/plain')
  }
  return (
    <section class="rulings" aria-label={t('rulings.title')}>
      <NameFields seats={seats} />
      {rulings.length === 0 && <p>{t('rulings.none')}</p>}
      <ol>
        {rulings.map((one, index) => (
          <li key={one.when}>
            {one.position && inForce(one) !== inForce(rulings[index - 1]) && (
              <EditionLine state={one.position} />
            )}
            <time dateTime={new Date(one.when).toISOString()}>{timeOf(one)}</time>{' '}
            <a href={one.link}>{one.said}</a>
          </li>
        ))}
      </ol>
      {rulings.length > 0 && (
        <div class="choices">
          <button type="button" class="quiet-action" onClick={() => print()}>
            {t('rulings.print')}
          </button>
          <button type="button" class="quiet-action" onClick={save}>
            {t('rulings.save')}
          </button>
          <button
            type="button"
            class="quiet-action"
            onClick={() => {
              setCleared(kept)
              clear()
            }}
          >
            {t('rulings.clear')}
          </button>
        </div>
      )}
      {cleared.length > 0 && (
        <p role="status">
          {t('rulings.cleared', { count: cleared.length })}{' '}
          <button
            type="button"
            class="quiet-action"
            onClick={() => {
              restore(cleared)
              setCleared([])
            }}
          >
            {t('rulings.restore')}
          </button>
        </p>
      )}
    </section>
  )
}
