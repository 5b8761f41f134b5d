import { useEffect, useRef, useState } from 'preact/hooks'
import { GAP } from '#language/language.ts'
import { letterOf } from '../../../../engine/seats.ts'
import { Aside, useAside } from '../../../../ui/Aside.tsx'
import { copyText } from '../../../../ui/copy.ts'
import { device } from '../../../../ui/storage.ts'
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
const losesEntries = ({ sheet, aside }: { sheet: Sheet; aside: Sheet }, next: Sheet): boolean => {
  const told = (sheet: Sheet): string =>
    JSON.stringify(sheet.map(({ nobles = 0, sets = 0, ...rest }) => ({ ...rest, nobles, sets })))
  return (
    told(sheet) !== told(next) || told(aside) !== told(aside.map(({ name }) => emptyEntry(name)))
  )
}

/** Where the sheet lies for another visit, as its link. */
export const KEY = `${IDENTITY.id}/score`

/** The score sheet for a game at a real table: entries in, the itemised result out, kept in the address and on the device. */
export function Score() {
  const [sheet, setSheet] = useState<Sheet>(() => blank(2))
  const [message, setMessage] = useState('')
  const isOurs = useRef(false)
  const unread = useAside(KEY)
  /** Entries of players who were taken off the sheet, should they come back. */
  const aside = useRef<Sheet>([])
  /** What was on the sheet before entries were thrown away at once, until something else is entered. */
  const [lost, setLost] = useState<{ sheet: Sheet; aside: Sheet } | null>(null)

  useEffect(() => {
    const read = async (): Promise<void> => {
      const kept = location.hash === '' && !isOurs.current ? device.read(KEY) : null
      const link = kept ?? location.hash
      if (link === '') return
      const found = await unpackSheet(link)
      if (found.ok) {
        aside.current = []
        setSheet(found.sheet)
        setMessage(kept === null ? '' : t('score.again'))
      } else if (kept !== null) unread.put()
      else {
        const instead = isOurs.current ? 'score.kept' : 'score.empty-sheet'
        setMessage(`${t(`link.${found.problem}`)}${GAP}${t(instead)}`)
      }
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  const result = scoreSheet(sheet)
  const isEmpty = result.sheets.every(({ total, tieBreak }) => total === 0 && tieBreak === 0)
  useEffect(() => {
    if (!isOurs.current) return
    let late = false
    packSheet(sheet).then((link) => {
      if (late) return
      history.replaceState(null, '', link)
      const isBlank = isEmpty && sheet.every(({ name }, seat) => name === nameOf(seat))
      if (isBlank) device.drop(KEY)
      else device.keep(KEY, link)
    })
    return () => {
      late = true
    }
  }, [sheet])

  const change = (next: Sheet): void => {
    isOurs.current = true
    setSheet(next)
    setMessage('')
    setLost(null)
  }
  /** The same where entries may go, which can be taken back. */
  const throwAway = (next: Sheet, told: string): void => {
    const before = { sheet, aside: aside.current }
    aside.current = []
    change(next)
    if (!losesEntries(before, next)) return
    setLost(before)
    setMessage(told)
  }
  const takeBack = ({ sheet, aside: kept }: { sheet: Sheet; aside: Sheet }): void => {
    aside.current = kept
    change(sheet)
  }
  const expanded = isExpanded(sheet)
  const setPlayers = (players: number): void => {
    const all = [...sheet, ...aside.current]
    aside.current = all.slice(players)
    const next = Array.from({ length: players }, (_, seat) => all[seat] ?? emptyEntry(nameOf(seat)))
    change(withExpansions(next, expanded))
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
      <Aside {...unread.told} />
      <div class="score-tools">
        <label>
          {t('play.players')}
          <select
            value={sheet.length}
            onChange={(event) => setPlayers(Number(event.currentTarget.value))}
          >
            {[2, 3, 4, 5].map((count) => (
              <option key={count} value={count}>
                {t('play.players.count', { count })}
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
        <p role="status">{message}</p>
        {lost && (
          <button type="button" class="quiet-action" onClick={() => takeBack(lost)}>
            {t('action.undo')}
          </button>
        )}
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
