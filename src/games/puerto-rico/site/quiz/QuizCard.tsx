import { useEffect, useRef, useState } from 'preact/hooks'
import { OpenedScene } from '../../../../ui/figure/OpenedScene.tsx'
import { scenesAddress } from '../../../../ui/figure/scenes.ts'
import { putIslandData } from '../../../../ui/island-data.ts'
import { to } from '../../../../ui/link.ts'
import { Say } from '../../../../ui/Say.tsx'
import { pace } from '../../../../ui/table/pace.ts'
import { LiveFigure } from '../../figure/LiveFigure.tsx'
import type { Question } from '../../referee/quiz.ts'
import { caseHref } from '../../reference/scenario-links.ts'
import { parse } from '../../words/markup.ts'
import { t } from '../../words/messages/quiz.ts'
import { namesExpansions } from '../play/with-expansions.ts'

interface Props {
  question: Question
  /** It follows another one, so that the focus goes to it. */
  follows: boolean
  onAnswer: (right: boolean) => void
  onNext: () => void
}

/** How long each move of the verdict is looked at. */
const LOOKING = 1200

/** A question with its position, an answer, and the verdict, which then plays out. */
export function QuizCard({ question, follows, onAnswer, onNext }: Props) {
  const { id, yes, verdict, reason } = question
  const scenes = scenesAddress('puerto-rico', question.file)
  const [come, setCome] = useState<boolean | null>(null)
  const [shown, setShown] = useState(false)
  const [right, setRight] = useState<boolean | null>(null)
  const figure = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (follows) head.current?.focus({ preventScroll: true })
    void load()
  }, [])
  useEffect(() => {
    // An answer may be given before there is a figure to play it out.
    if (!shown || !come) return
    const timer = setInterval(() => {
      const next = figure.current?.querySelector('[data-key="figure:next"]')
      if (next?.ariaDisabled === 'true') clearInterval(timer)
      else if (next instanceof HTMLButtonElement) next.click()
    }, pace(LOOKING))
    return () => clearInterval(timer)
  }, [shown, come])
  const load = async (): Promise<void> => {
    try {
      const found = await (await fetch(scenes)).text()
      if (namesExpansions(found)) await import('../../figure/expansions/figures.ts')
      putIslandData(scenes, JSON.parse(found))
      setCome(true)
    } catch {
      setCome(false)
    }
  }
  const grade = (isRight: boolean): void => {
    setRight(isRight)
    onAnswer(isRight)
  }
  const answer = (said: boolean): void => {
    setShown(true)
    grade(said === yes)
  }
  const next = (): void => {
    document.querySelector<HTMLElement>('.quiz')?.scrollIntoView()
    onNext()
  }
  return (
    <article class={`quiz-card ${shown ? 'is-shown' : 'is-open'}`}>
      <h2 ref={head} tabIndex={-1}>
        <Say of={parse(question.question)} />
      </h2>
      <div class="quiz-answers">
        {!shown && yes !== null && (
          <>
            <Answer words={t('quiz.yes')} onClick={() => answer(true)} />
            <Answer words={t('quiz.no')} onClick={() => answer(false)} />
          </>
        )}
        {!shown && yes === null && <Answer words={t('quiz.show')} onClick={() => setShown(true)} />}
      </div>
      <div role="status">
        {shown && (
          <>
            {right !== null && (
              <p class={right ? 'is-right' : 'is-wrong'}>
                {t(right ? 'quiz.right' : 'quiz.wrong')}
              </p>
            )}
            <p class="quiz-verdict">
              <b>
                <Say of={parse(verdict)} />
              </b>{' '}
              <Say of={parse(reason)} />
            </p>
          </>
        )}
      </div>
      {shown && (
        <div class="quiz-answers">
          {right === null ? (
            <>
              <span>{t('quiz.grade')}</span>
              <Answer words={t('quiz.was-right')} onClick={() => grade(true)} />
              <Answer words={t('quiz.was-wrong')} onClick={() => grade(false)} />
            </>
          ) : (
            <Answer words={t('quiz.next')} onClick={next} />
          )}
          <a href={to(caseHref(id))}>{t('quiz.more')}</a>
        </div>
      )}
      <div class="quiz-figure" ref={figure}>
        {come && <OpenedScene Figure={LiveFigure} scenes={scenes} scenario={id} />}
        {come === false && <p role="status">{t('quiz.no-table')}</p>}
      </div>
    </article>
  )
}

function Answer({ words, onClick }: { words: string; onClick: () => void }) {
  return (
    <button type="button" class="main-action" onClick={onClick}>
      {words}
    </button>
  )
}
