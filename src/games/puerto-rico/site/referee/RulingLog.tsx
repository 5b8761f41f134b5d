import { download } from '../../../../ui/download.ts'
import { t } from '../../words/messages/referee.ts'
import { NameFields } from './NameFields.tsx'
import type { Ruling, useRulings } from './rulings.ts'

interface Props {
  seats: number
  log: ReturnType<typeof useRulings>
}

const timeOf = ({ when }: Ruling): string =>
  new Date(when).toLocaleString(document.documentElement.lang, {
    dateStyle: 'short',
    timeStyle: 'short',
  })

const addressOf = ({ link }: Ruling): string => location.href.replace(/[?#].*$/, '') + link

/** What has been ruled, to print or to save, and who sits where. */
export function RulingLog({ seats, log: { rulings, clear } }: Props) {
  const save = (): void => {
    const lines = rulings.map((one) => `${timeOf(one)}  ${one.said}\n${addressOf(one)}\n`)
    download(`${t('rulings.file')}.txt`, lines.join('\n'), 'text/plain')
  }
  return (
    <section class="rulings" aria-label={t('rulings.title')}>
      <NameFields seats={seats} />
      {rulings.length === 0 && <p>{t('rulings.none')}</p>}
      <ol>
        {rulings.map((one) => (
          <li key={one.when}>
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
          <button type="button" class="quiet-action" onClick={clear}>
            {t('rulings.clear')}
          </button>
        </div>
      )}
    </section>
  )
}
