import { useMemo, useState } from 'preact/hooks'
import { GAP } from '#language/language.ts'
import { letterOf } from '../../../../engine/seats.ts'
import type { LinkProblem } from '../../../../saves/link.ts'
import { copyText } from '../../../../ui/copy.ts'
import { Message } from '../../../../ui/Message.tsx'
import { PersistenceAlert } from '../../../../ui/PersistenceAlert.tsx'
import { type DraftForm, usePersistedDraft } from '../../../../ui/usePersistedDraft.ts'
import { useSheet } from '../../../../ui/useSheet.ts'
import { leHavre } from '../../definition.ts'
import { type Edit, edited, emptySheet, setOver } from '../../referee/edits.ts'
import { problemWords } from '../../referee/problems.ts'
import { BUILDING } from '../../rules/buildings.ts'
import { validate } from '../../rules/impossible.ts'
import { resultOf } from '../../rules/scoring.ts'
import { type Position, playerAt } from '../../rules/state.ts'
import { GOODS } from '../../rules/vocabulary.ts'
import { say, t } from '../../words/messages/score.ts'
import { FinalScore } from '../play/FinalScore.tsx'
import { Items, Loans, OwnCards } from '../referee/parts/HarbourPart.tsx'
import { GameChoice } from '../referee/parts/TableParts.tsx'
import { useDraft } from '../referee/useDraft.ts'
import '../../../../ui/referee/referee.css'
import '../../../../ui/table/actions.css'

/** The game that the sheet is of, which is over. */
const overAt = (sheet: Position): Position => edited(sheet, setOver)

/** Nobody has won where nothing is entered yet. */
const isEmpty = (over: Position): boolean =>
  validate(over).length === 0 && resultOf(over).points.every((points) => points === 0)

/** Where the sheet lies for another visit. */
export const KEY = `${leHavre.game.parts.id}/score`

const EMPTY = emptySheet('short', 2)

/** Reads and writes links, which an untouched page has no use for. */
const loadOpening = async () => (await import('../referee/opening.ts')).opening

const linkOf = async (draft: Position): Promise<string> => (await loadOpening()).linkOfDraft(draft)

const KEPT: DraftForm<Position> = {
  key: KEY,
  read: async (kept) => (await loadOpening()).openKept(kept),
  linkOf,
}

/** The score sheet of a game at a real table: what everybody has at the end, and what it comes to; kept in the address and on the device. */
export function Score() {
  const { draft, edit, load, undo, redo } = useDraft(() => EMPTY)
  const [message, setMessage] = useState('')
  /** Why a link could not be read. */
  const [wrong, setWrong] = useState<LinkProblem | null>(null)
  const kept = usePersistedDraft(KEPT, draft, load)
  useSheet(
    kept,
    async (hash) => (await import('./open-sheet.ts')).openSheet(hash),
    (outcome) => {
      setWrong(outcome && 'wrong' in outcome ? outcome.wrong : null)
      const isAgain = outcome && 'again' in outcome && !isEmpty(overAt(outcome.again))
      setMessage(isAgain ? t('score.again') : '')
    },
  )
  const over = useMemo(() => overAt(draft), [draft])
  const problems = validate(over)
  const { version, players } = draft
  const quietly = (step: (() => void) | null) => (): void => {
    setMessage('')
    setWrong(null)
    step?.()
  }
  const change = (how: Edit): void => quietly(() => edit(how))()
  /** Another sheet; what is on this one can be taken back. */
  const begin = (next: Position): void => {
    quietly(() => load(next))()
    if (!isEmpty(over)) setMessage(t('score.begun'))
  }
  const share = async (): Promise<void> => {
    const address = location.href.replace(/#.*$/, '') + (await linkOf(draft))
    setMessage(t((await copyText(address)) ? 'score.copied' : 'score.copy-by-hand'))
  }
  return (
    <div class="referee">
      <PersistenceAlert {...kept} />
      <div class="steppers">
        <GameChoice draft={draft} load={begin} begin={emptySheet} />
      </div>
      <div class="choices">
        <button type="button" class="quiet-action" disabled={!undo} onClick={quietly(undo)}>
          {t('edit.undo')}
        </button>
        <button type="button" class="quiet-action" disabled={!redo} onClick={quietly(redo)}>
          {t('edit.redo')}
        </button>
        <button
          type="button"
          class="quiet-action"
          onClick={() => begin(emptySheet(version, players.length))}
        >
          {t('score.clear')}
        </button>
        <button type="button" class="quiet-action" onClick={share}>
          {t('score.share')}
        </button>
        <button type="button" class="quiet-action" onClick={() => print()}>
          {t('score.print')}
        </button>
      </div>
      <p role="status">
        {wrong
          ? `${t(`link.${wrong}`)}${GAP}${t(draft === EMPTY ? 'score.empty-sheet' : 'score.kept')}`
          : message}
      </p>
      {players.map((_, seat) => {
        const cards = playerAt(draft, seat).buildings
        // Goods are counted for their owner alone.
        const goods = cards.some((id) => BUILDING[id].plus?.perGoods) ? GOODS : []
        return (
          <details key={seat} class="part" open>
            <summary>
              <Message segments={say('part.seat', { seat: letterOf(seat) })} />
            </summary>
            <div class="steppers">
              <Items draft={draft} edit={change} seat={seat} of={['franc', ...goods]} />
              <Loans draft={draft} edit={change} seat={seat} />
              <OwnCards draft={draft} edit={change} seat={seat} />
            </div>
          </details>
        )
      })}
      {problems.length === 0 ? (
        <FinalScore
          position={over}
          players={players.map((_, seat) => letterOf(seat))}
          {...(isEmpty(over) && { instead: null })}
        />
      ) : (
        <ul role="status">
          {problems.map((problem) => (
            <li key={problem.path + problem.problem}>
              <Message segments={problemWords(problem).what} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
