import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { parse } from '../../text/markup.ts'
import { t } from '../../text/messages/quiz.ts'
import type { FigureProps } from '../figure/LiveFigure.tsx'
import { OpenedScene } from '../figure/OpenedScene.tsx'
import { type Scene, scenesAddress } from '../figure/scenes.ts'
import { putIslandData } from '../island-data.ts'
import { to } from '../link.ts'
import { Message } from '../Message.tsx'
import { pace } from '../table/pace.ts'
import type { Question } from './question.ts'

/** Fetches the figures of a game, and what a file of scenes needs besides. */
export type FigureFor = (scenes: string) => Promise<FunctionComponent<FigureProps>>

interface Props {
  question: Question
  game: string
  /** Its scene, where the page has it already. */
  scene: Scene | null
  /** Its drawing, which stands there until the figure has come. */
  drawing: ComponentChildren
  figureFor: FigureFor
  /** It follows another one, so that the focus goes to it. */
  follows: boolean
  onAnswer: (right: boolean) => void
  onNext: () => void
}

/** How long each move of the verdict is looked at. */
const LOOKING = 1200

/** A question with its position, an answer, and the verdict, which then plays out. */
export function QuizCard(props: Props) {
  const { question, game, scene, drawing, figureFor, follows, onAnswer, onNext } = props
  const { id, answers, right, verdict, reason, rules } = question
  const scenes = scenesAddress(game, question.file)
  const [Figure, setFigure] = useState<FunctionComponent<FigureProps> | null>(null)
  const [failed, setFailed] = useState(false)
  const [given, setGiven] = useState<number | null>(null)
  const figure = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLHeadingElement>(null)
  const onward = useRef<HTMLButtonElement>(null)
  const answered = given !== null
  useEffect(() => {
    if (follows) head.current?.focus({ preventScroll: true })
    void load()
  }, [])
  useEffect(() => {
    // The answers are no buttons any more.
    if (answered) onward.current?.focus({ preventScroll: true })
  }, [answered])
  useEffect(() => {
    // An answer may be given before there is a figure to play it out.
    if (!answered || !Figure) return
    const timer = setInterval(() => {
      const next = figure.current?.querySelector('[data-key="figure:next"]')
      if (next?.ariaDisabled === 'true') clearInterval(timer)
      else if (next instanceof HTMLButtonElement) next.click()
    }, pace(LOOKING))
    return () => clearInterval(timer)
  }, [answered, Figure])
  const load = async (): Promise<void> => {
    try {
      const found = scene ? JSON.stringify({ [id]: scene }) : await (await fetch(scenes)).text()
      const come = await figureFor(found)
      putIslandData(scenes, JSON.parse(found))
      setFigure(() => come)
    } catch {
      setFailed(true)
    }
  }
  const answer = (index: number): void => {
    setGiven(index)
    onAnswer(index === right)
  }
  const next = (): void => {
    document.querySelector<HTMLElement>('.quiz')?.scrollIntoView()
    onNext()
  }
  return (
    <article class={`quiz-card ${answered ? 'is-shown' : 'is-open'}`}>
      <h2 ref={head} tabIndex={-1}>
        <Message segments={parse(question.question)} />
      </h2>
      <ul class="quiz-answers" aria-label={t('quiz.answers')}>
        {answers.map((words, index) => (
          <li
            key={words}
            class={answered && index === right ? 'is-right' : index === given ? 'is-wrong' : ''}
          >
            {answered ? (
              <span>
                <Message segments={parse(words)} />
                {index === given && <small> {t('quiz.was')}</small>}
              </span>
            ) : (
              <button type="button" class="quiet-action" onClick={() => answer(index)}>
                <Message segments={parse(words)} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <div role="status">
        {answered && (
          <>
            <p class={given === right ? 'is-right' : 'is-wrong'}>
              {t(given === right ? 'quiz.right' : 'quiz.wrong')}
            </p>
            <p class="quiz-verdict">
              <b>
                <Message segments={parse(verdict)} />
              </b>{' '}
              <Message segments={parse(reason)} />{' '}
              {rules.map(([href, label]) => (
                <a key={href} class="rule-link" href={to(href)}>
                  <Message segments={parse(label)} />
                </a>
              ))}
            </p>
          </>
        )}
      </div>
      {answered && (
        <p class="quiz-ways">
          <button type="button" ref={onward} class="main-action" onClick={next}>
            {t('quiz.next')}
          </button>
          <a href={to(question.more)}>{t('quiz.more')}</a>
        </p>
      )}
      <div class="quiz-figure" ref={figure}>
        {Figure ? <OpenedScene Figure={Figure} scenes={scenes} scenario={id} /> : drawing}
        {failed && <p role="status">{t('quiz.no-table')}</p>}
      </div>
    </article>
  )
}
