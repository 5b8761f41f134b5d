import { useMemo, useRef, useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { parse } from '../../text/markup.ts'
import { say, t } from '../../text/messages/puzzles.ts'
import { Message } from '../Message.tsx'
import { LiveTable } from '../table/LiveTable.tsx'
import { useGame } from '../table/useGame.ts'
import type { Answer, Asked } from './asked.ts'
import { Because } from './Because.tsx'
import type { PuzzleDefinition } from './definition.ts'

interface Props<G extends GameTypes, Hand, Start> {
  definition: PuzzleDefinition<G, Hand, Start>
  puzzle: Asked<NoInfer<G>, NoInfer<Start>>
  /** Where it goes on: another problem, or the list. */
  next: { href: string; last: boolean }
  onSolved: (tries: number) => void
}

/** A problem on the live table: a move is an answer, and every answer is explained. */
export function PuzzlePlayer<G extends GameTypes, Hand, Start>(props: Props<G, Hand, Start>) {
  const { definition, puzzle, next, onSolved } = props
  const { table, unpack, placesOf } = definition
  const { words } = table
  const rules = table.game
  const start = useMemo(() => unpack(puzzle.start), [puzzle])
  const played = useGame(table, start)
  const [tries, setTries] = useState(1)
  const [shown, setShown] = useState(false)
  const below = useRef<HTMLElement>(null)
  const [best, ...others] = puzzle.answers
  if (!best) throw new RangeError(`problem ${puzzle.id} has no answer`)
  const answerTo = (move: G['Move']): Answer<G> => {
    const key = rules.keyOfMove(move)
    const known = puzzle.answers.find((one) => rules.keyOfMove(one.move) === key)
    return known ?? { move, verdict: t('answer.unweighed'), because: [], left: [] }
  }
  const made = played.turns[0]?.move
  const given = made ? answerTo(made) : null
  const solved = given?.move === best.move
  const known = solved || shown
  const attempt = (move: G['Move']) => {
    const broken = played.attempt(move)
    if (broken.length === 0 && answerTo(move) === best && !shown) onSolved(tries)
    return broken
  }
  const again = (): void => {
    setTries(tries + 1)
    played.goTo(0)
  }
  const show = (): void => {
    setShown(true)
    played.goTo(0)
  }
  const names = start.players.map((_, seat) =>
    t(seat === start.seat ? 'puzzles.you' : 'puzzles.opponent'),
  )
  const verdict = shown
    ? say('puzzles.shown', { move: words.move(best.move) })
    : given
      ? parse(given.verdict)
      : []
  return (
    <>
      <section class="task" aria-label={t('puzzles.title')} tabIndex={-1}>
        <p>
          <Message
            segments={
              puzzle.task === undefined
                ? say('puzzles.task', { degree: t(`puzzles.degree.${puzzle.degree}`) })
                : parse(puzzle.task)
            }
          />
        </p>
      </section>
      <LiveTable
        table={table}
        game={{ ...played, attempt }}
        players={names}
        viewer={start.seat}
        lit={shown ? placesOf(best.move) : []}
        playsForced={false}
        plays={(seat) => seat === start.seat}
        guide={{
          frozen: given !== null || shown,
          alone: true,
          message: (given || shown) && (
            <div class={`step-message is-${known ? 'done' : 'missed'}`}>
              <p class="verdict">
                {given && !shown && (
                  <Message segments={say('puzzles.given', { move: words.move(given.move) })} />
                )}{' '}
                <Message segments={verdict} />
              </p>
              <Because words={words} of={shown || !given ? best : given} known={known} />
            </div>
          ),
          announcement: verdict,
          refused: null,
          more: !known && (
            <button type="button" class="quiet-action" onClick={show}>
              {t('puzzles.show')}
            </button>
          ),
          tools: (
            <>
              {known && (
                <a class="main-action" href={next.href}>
                  <span>{t(next.last ? 'puzzles.to-list' : 'puzzles.next')}</span>
                </a>
              )}
              {known && others.length > 0 && (
                <button
                  type="button"
                  class="quiet-action"
                  onClick={() => below.current?.scrollIntoView()}
                >
                  {t('puzzles.others')}
                </button>
              )}
              {given && !known && (
                <button type="button" class="main-action" onClick={again}>
                  {t('puzzles.think')}
                </button>
              )}
            </>
          ),
        }}
      />
      {known && others.length > 0 && (
        <section class="other-moves" ref={below}>
          <h2>{t('puzzles.others')}</h2>
          <dl>
            {others.map((other) => (
              <div key={rules.keyOfMove(other.move)}>
                <dt>
                  <Message segments={words.move(other.move)} />{' '}
                  <small>
                    <Message segments={parse(other.verdict)} />
                  </small>
                </dt>
                <dd>
                  <Because words={words} of={other} known />
                </dd>
              </div>
            ))}
          </dl>
          <p>{t('puzzles.reckoned')}</p>
        </section>
      )}
    </>
  )
}
