import { letterOf } from '../../../../engine/seats.ts'
import { download } from '../../../../ui/download.ts'
import { t } from '../../words/messages/referee.ts'
import { LONGEST_NAME, type Ruling, type useRulings, type useSeatNames } from './rulings.ts'

interface Props {
  seats: number
  log: ReturnType<typeof useRulings>
  called: ReturnType<typeof useSeatNames>
}

const timeOf = ({ when }: Ruling): string =>
  new Date(when).toLocaleString(document.documentElement.lang, {
    dateStyle: 'short',
    timeStyle: 'short',
  })

const addressOf = ({ link }: Ruling): string => location.href.replace(/[?#].*$/, '') + link

/** What has been ruled, to print or to save, and who sits where. */
export function RulingLog({ seats, log: { rulings, clear }, called }: Props) {
  const save = (): void => {
    const lines = rulings.map((one) => `${timeOf(one)}  ${one.said}\n${addressOf(one)}\n`)
    download(`${t('rulings.file')}.txt`, lines.join('\n'), 'text/plain')
  }
  return (
    <section class="rulings" aria-label={t('rulings.title')}>
      <fieldset class="steppers">
        <legend>{t('rulings.names')}</legend>
        {Array.from({ length: seats }, (_, seat) => (
          <label key={seat} class="choice">
            {letterOf(seat)}
            <input
              value={called.names[seat] ?? ''}
              maxLength={LONGEST_NAME}
              autocomplete="off"
              onInput={(event) => called.rename(seat, event.currentTarget.value)}
            />
          </label>
        ))}
      </fieldset>
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
