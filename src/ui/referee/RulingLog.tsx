import { useState } from 'preact/hooks'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { t } from '../../text/messages/referee.ts'
import { download } from '../download.ts'
import type { AskDefinition } from './definition.ts'
import { NameFields } from './NameFields.tsx'
import type { Ruling, useRulings } from './rulings.ts'
import { type SaidDefinition, useSaid } from './useSaid.ts'

interface Props<G extends ScenarioTypes> {
  definition: SaidDefinition<G> & Pick<AskDefinition<G, never>, 'InForce' | 'rulesOf'>
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
export function RulingLog<G extends ScenarioTypes>({ definition, seats, log }: Props<G>) {
  const { rulings: kept, clear, restore } = log
  const { InForce, rulesOf } = definition
  const rulings = useSaid(definition, kept)
  /** The rules that a ruling was given under: they are told where they change. */
  const inForce = (one: { position: G['Position'] | null } | undefined): string =>
    one?.position ? rulesOf(one.position) : ''
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
              <InForce state={one.position} />
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
