import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Moved } from '../../lessons/outline.ts'
import { isKnown, portionOf, withAnswer } from '../../saves/boxes.ts'
import { t } from '../../text/messages/quiz.ts'
import { today } from '../day.ts'
import type { Scene } from '../figure/scenes.ts'
import { useProgress } from '../lesson/useProgress.ts'
import { Known } from './Known.tsx'
import { type FigureFor, QuizCard } from './QuizCard.tsx'
import type { Question, Topic } from './question.ts'
import { TopicChoice } from './TopicChoice.tsx'
import '../table/actions.css'
import './quiz.css'

/** What a page of a quiz is made from. */
export interface QuizProps {
  /** What a newcomer is asked first, with its scene: the page shows it before the others have come. */
  first: Question
  scene: Scene
  /** How many questions there are. */
  count: number
  /** Where they are. */
  address: string
  topics: readonly Topic[]
  moved: Moved
  /** The drawing of that scene, until its figure has come. */
  children: ComponentChildren
}

interface Props extends QuizProps {
  game: string
  figureFor: FigureFor
}

/** A question that was just asked is not asked again before so many others. */
const BETWEEN = 5
/** So many a day, and again so many for whoever asks for more. */
const PORTION = 10

/** The topic that the address names. */
const namedTopic = (topics: readonly Topic[]): string => {
  const named = decodeURIComponent(location.hash.slice(1))
  return topics.some(({ id }) => id === named) ? named : ''
}

/** The cases as questions, a portion a day; how well each is known is kept on this device. */
export function Quiz(props: Props) {
  const { game, first, scene, count, address, topics, moved, figureFor, children } = props
  const kept = useProgress(game, moved)
  const [all, setAll] = useState<readonly Question[] | null>(null)
  const [topic, setTopic] = useState('')
  const [portions, setPortions] = useState(1)
  const [lately, setLately] = useState<readonly string[]>([])
  const [current, setCurrent] = useState<string | null>(first.id)
  // The drawing is there once: no script may make it anew.
  const [isDrawn, setDrawn] = useState(true)
  const leave = (): void => {
    setDrawn(false)
    setCurrent(null)
  }
  const [failed, setFailed] = useState(false)
  const load = async (): Promise<void> => {
    try {
      setAll(await (await fetch(address)).json())
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  useEffect(() => {
    const follow = (): void => {
      setTopic(namedTopic(topics))
      setPortions(1)
      if (namedTopic(topics)) leave()
    }
    follow()
    void load()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  // Others may be due before the first one for whoever has answered some; one that was answered as the page woke stays.
  const isAnswered = useRef(false)
  useEffect(() => {
    if (kept.ready && !isAnswered.current && Object.keys(kept.progress.boxes).length > 0) leave()
  }, [kept.ready])
  const known = kept.ready && (all !== null || failed)
  useEffect(() => {
    if (known) delete document.documentElement.dataset.step
  }, [known])

  const questions = all ?? [first]
  const fitting = questions.filter(({ about }) => !topic || about.includes(topic))
  const ids = fitting.map(({ id }) => id)
  const { left, done, wrong } = portionOf(kept.progress, ids, today(), PORTION * portions)
  const waiting = left.find((id) => !lately.includes(id)) ?? left[0] ?? null
  useEffect(() => {
    if (kept.ready && all && current === null && waiting !== null) setCurrent(waiting)
  }, [kept.ready, all, current, waiting])
  const question = questions.find(({ id }) => id === current)
  const choose = (id: string): void => {
    history.replaceState(history.state, '', id ? `#${id}` : location.pathname + location.search)
    setTopic(id)
    setPortions(1)
    leave()
  }
  const next = (): void => {
    if (current) setLately([...lately, current].slice(-BETWEEN))
    leave()
  }
  const isMore =
    done > 0 && portionOf(kept.progress, ids, today(), PORTION * portions + 1).left.length > 0

  return (
    <div class="quiz">
      {failed && (
        <p role="alert">
          {t('quiz.failed')}{' '}
          <button type="button" class="quiet-action" onClick={load}>
            {t('quiz.reload')}
          </button>
        </p>
      )}
      <div class="quiz-head">
        <TopicChoice topics={topics} topic={topic} onChoose={choose} />
        <p class="quiz-standing">
          {t('quiz.standing', {
            done,
            count: all ? done + left.length : Math.min(PORTION, count),
            known: questions.filter(({ id }) => isKnown(kept.progress, id)).length,
            all: count,
          })}
          {wrong > 0 && ` · ${t('quiz.again', { count: wrong })}`}
        </p>
      </div>
      {question ? (
        <QuizCard
          key={question.id}
          question={question}
          game={game}
          scene={question.id === first.id ? scene : null}
          drawing={isDrawn ? children : null}
          figureFor={figureFor}
          follows={lately.length > 0}
          onAnswer={(right) => {
            isAnswered.current = true
            kept.change((now) => withAnswer(now, question.id, right, today()))
          }}
          onNext={next}
        />
      ) : (
        known &&
        left.length === 0 && (
          <div class="quiz-card">
            <p>{t(done > 0 ? 'quiz.done' : 'quiz.nothing')}</p>
            {isMore && (
              <button type="button" class="main-action" onClick={() => setPortions(portions + 1)}>
                {t('quiz.ten-more')}
              </button>
            )}
          </div>
        )
      )}
      {all && <Known topics={topics} questions={all} progress={kept.progress} />}
    </div>
  )
}
