import { useRef, useState } from 'preact/hooks'
import { GAP } from '#language/language.ts'
import { letterOf } from '../../../../engine/seats.ts'
import { t as tOfOptions } from '../../../../text/messages/options.ts'
import { copyText } from '../../../../ui/copy.ts'
import { PersistenceAlert } from '../../../../ui/PersistenceAlert.tsx'
import { useDraft } from '../../../../ui/referee/useDraft.ts'
import { type DraftForm, usePersistedDraft } from '../../../../ui/usePersistedDraft.ts'
import { useSheet } from '../../../../ui/useSheet.ts'
import { IDENTITY } from '../../rules/identity.ts'
import { say, t } from '../../words/messages/score.ts'
import { EntryForm } from './EntryForm.tsx'
import { FinalScore } from './FinalScore.tsx'
import { ScorePad } from './ScorePad.tsx'
import {
  emptyEntry,
  isExpanded,
  loadAdded,
  mayHave,
  openKept,
  type Pad,
  packSheet,
  type Sheet,
  scoreSheet,
  unpackSheet,
  withExpansions,
} from './sheet.ts'
import '../../../../ui/table/actions.css'
import './entry.css'

const nameOf = (seat: number): string => t('play.player', { letter: letterOf(seat) })
const blank = (players: number): Sheet =>
  Array.from({ length: players }, (_, seat) => emptyEntry(nameOf(seat)))

/** Whether anything that was entered is not on the other sheet; of names and of what stands at nothing none is. */
const losesEntries = ({ sheet, aside }: Pad, next: Sheet): boolean => {
  const asText = (sheet: Sheet): string =>
    JSON.stringify(sheet.map(({ nobles = 0, sets = 0, ...rest }) => ({ ...rest, nobles, sets })))
  return (
    asText(sheet) !== asText(next) ||
    asText(aside) !== asText(aside.map(({ name }) => emptyEntry(name)))
  )
}

const EMPTY: Pad = { sheet: blank(2), aside: [] }

/** Where the sheet lies for another visit. */
export const KEY = `${IDENTITY.id}/score`

const KEPT: DraftForm<Pad> = { key: KEY, read: openKept, linkOf: ({ sheet }) => packSheet(sheet) }

/** The score sheet for a game at a real table: entries in, the itemised result out, kept in the address and on the device. */
export function Score() {
  const { draft, load, undo, redo } = useDraft(
    () => EMPTY,
    (_, next: Pad) => next,
  )
  const { sheet, aside } = draft
  const [message, setMessage] = useState('')
  const kept = usePersistedDraft(KEPT, draft, load)
  const shown = useRef(draft)
  shown.current = draft
  useSheet(
    kept,
    async (hash) => {
      const read = await unpackSheet(hash)
      return read.ok ? { ok: true, draft: { sheet: read.sheet, aside: [] } } : read
    },
    (outcome) => {
      if (outcome && 'wrong' in outcome) {
        const instead = shown.current === EMPTY ? 'score.empty-sheet' : 'score.kept'
        setMessage(`${t(`link.${outcome.wrong}`)}${GAP}${t(instead)}`)
      } else {
        const isAgain = outcome && losesEntries(outcome.again, blank(outcome.again.sheet.length))
        setMessage(isAgain ? t('score.again') : '')
      }
    },
  )
  const result = scoreSheet(sheet)
  const isEmpty = result.sheets.every(({ total, tieBreak }) => total === 0 && tieBreak === 0)

  const quietly = (step: (() => void) | null) => (): void => {
    setMessage('')
    step?.()
  }
  const change = (sheet: Sheet, left = aside): void => quietly(() => load({ sheet, aside: left }))()
  /** The same where entries may go, which can be taken back. */
  const throwAway = (next: Sheet, message: string): void => {
    if (JSON.stringify(next) === JSON.stringify(sheet) && aside.length === 0) return
    change(next, [])
    if (losesEntries(draft, next)) setMessage(message)
  }
  const expanded = isExpanded(sheet)
  const setPlayers = (players: number): void => {
    const all = [...sheet, ...aside]
    const next = Array.from({ length: players }, (_, seat) => all[seat] ?? emptyEntry(nameOf(seat)))
    change(withExpansions(next, expanded), all.slice(players))
  }
  const setExpanded = async (has: boolean): Promise<void> => {
    if (!has) return throwAway(withExpansions(sheet, false), t('score.left-out'))
    await loadAdded()
    change(withExpansions(sheet, true))
  }
  const share = async (): Promise<void> => {
    const address = location.href.replace(/#.*$/, '') + (await packSheet(sheet))
    setMessage(t((await copyText(address)) ? 'score.copied' : 'score.copy-by-hand'))
  }

  return (
    <div class="score-page">
      <PersistenceAlert {...kept} />
      <div class="score-tools">
        <label>
          {tOfOptions('play.players')}
          <select
            value={sheet.length}
            onChange={(event) => setPlayers(Number(event.currentTarget.value))}
          >
            {[2, 3, 4, 5].map((count) => (
              <option key={count} value={count}>
                {tOfOptions('play.players.count', { count })}
              </option>
            ))}
          </select>
        </label>
        <label class="with-expansions">
          <input
            type="checkbox"
            checked={expanded}
            onChange={(event) => setExpanded(event.currentTarget.checked)}
          />
          {t('score.expansions')}
        </label>
        <button type="button" class="quiet-action" onClick={share}>
          {t('score.share')}
        </button>
        <button type="button" class="quiet-action" onClick={() => print()}>
          {t('score.print')}
        </button>
        <button
          type="button"
          class="quiet-action"
          onClick={() =>
            throwAway(withExpansions(blank(sheet.length), expanded), t('score.cleared'))
          }
        >
          {t('score.clear')}
        </button>
        <button type="button" class="quiet-action" disabled={!undo} onClick={quietly(undo)}>
          {t('action.undo')}
        </button>
        <button type="button" class="quiet-action" disabled={!redo} onClick={quietly(redo)}>
          {t('action.redo')}
        </button>
        <p role="status">{message}</p>
      </div>
      <FinalScore
        result={result}
        players={sheet.map((entry) => entry.name)}
        instead={isEmpty ? say('score.nothing') : undefined}
      />
      {isEmpty && <ScorePad players={sheet.length} expanded={expanded} />}
      <div class="entries">
        {sheet.map((entry, seat) => (
          <EntryForm
            key={letterOf(seat)}
            entry={entry}
            mayHave={(id) => mayHave(sheet, seat, id)}
            onChange={(next) => change(sheet.with(seat, next))}
          />
        ))}
      </div>
    </div>
  )
}
