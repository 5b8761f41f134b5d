import { useEffect, useState } from 'preact/hooks'
import type { Moved } from '../../../../lessons/outline.ts'
import { dueOn, isKnown, withAnswer } from '../../../../saves/boxes.ts'
import { parse, toText } from '../../../../text/markup.ts'
import { today } from '../../../../ui/day.ts'
import { useProgress } from '../../../../ui/lesson/useProgress.ts'
import { builtOther, useNames } from '../../../../ui/use-names.ts'
import type { Question } from '../../referee/quiz.ts'
import { IDENTITY } from '../../rules/identity.ts'
import { t } from '../../words/messages/quiz.ts'
import { QuizCard } from './QuizCard.tsx'
// Questions name what the expansions bring, too.
import '../../words/added-names.ts'
import '../../../../ui/table/actions.css'
import './quiz.css'

interface Choice {
  id: string
  /** Markup. */
  name: string
}

interface Props {
  /** The question that a newcomer is asked first: the page shows it before the others have come. */
  first: Question
  /** How many there are. */
  count: number
  /** Where the questions are. */
  address: string
  subjects: readonly Choice[]
  buildings: readonly Choice[]
  moved: Moved
}

/** A question that was just asked is not asked again before so many others. */
const BETWEEN = 5

/** The cases as questions, those that are due first; how well each is known is kept on this device. */
export function Quiz({ first, count, address, subjects, buildings, moved }: Props) {
  const kept = useProgress(IDENTITY.id, moved)
  const [all, setAll] = useState<readonly Question[] | null>(null)
  const [chosen, setChosen] = useState<readonly [string, string]>(['', ''])
  const [lately, setLately] = useState<readonly string[]>([])
  const [current, setCurrent] = useState<string | null>(first.id)
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
    void load()
  }, [])
  // Others may be due before the first one for whoever has answered some.
  useEffect(() => {
    if (kept.ready && Object.keys(kept.progress.boxes).length > 0) setCurrent(null)
  }, [kept.ready])
  const known = kept.ready && (all !== null || failed)
  useEffect(() => {
    if (known) delete document.documentElement.dataset.step
  }, [known])

  const questions = all ?? [first]
  const [subject, building] = chosen
  const fitting = questions.filter(
    (one) =>
      (!subject || one.subjects.some((id) => id === subject)) &&
      (!building || one.buildings.some((id) => id === building)),
  )
  const due = dueOn(
    kept.progress,
    fitting.map(({ id }) => id),
    today(),
  )
  const waiting = due.find((id) => !lately.includes(id)) ?? due[0] ?? null
  useEffect(() => {
    if (kept.ready && all && current === null && waiting !== null) setCurrent(waiting)
  }, [kept.ready, all, current, waiting])
  const question = questions.find(({ id }) => id === current)
  const choose = (place: 0 | 1, id: string): void => {
    setChosen(place === 0 ? [id, building] : [subject, id])
    setCurrent(null)
  }
  const next = (): void => {
    if (current) setLately([...lately, current].slice(-BETWEEN))
    setCurrent(null)
  }

  return (
    <div class="quiz">
      <form class="quiz-filter" onSubmit={(event) => event.preventDefault()}>
        <Select name={t('quiz.role')} choices={subjects} onChoose={(id) => choose(0, id)} />
        <Select name={t('quiz.building')} choices={buildings} onChoose={(id) => choose(1, id)} />
      </form>
      {failed && (
        <p role="alert">
          {t('quiz.failed')}{' '}
          <button type="button" class="quiet-action" onClick={load}>
            {t('quiz.reload')}
          </button>
        </p>
      )}
      <p class="quiz-standing">
        {t('quiz.standing', {
          due: all ? due.length : count,
          known: questions.filter(({ id }) => isKnown(kept.progress, id)).length,
          count,
        })}
      </p>
      {question ? (
        <QuizCard
          key={question.id}
          question={question}
          follows={lately.length > 0}
          onAnswer={(right) => kept.change((now) => withAnswer(now, question.id, right, today()))}
          onNext={next}
        />
      ) : (
        kept.ready &&
        all &&
        due.length === 0 && <p>{t(subject || building ? 'quiz.none-chosen' : 'quiz.none')}</p>
      )}
    </div>
  )
}

interface SelectProps {
  name: string
  choices: readonly Choice[]
  onChoose: (id: string) => void
}

function Select({ name, choices, onChoose }: SelectProps) {
  const names = useNames()
  return (
    <label>
      {name}
      <select autocomplete="off" onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">{t('quiz.all')}</option>
        {choices.map((choice) => (
          <option
            key={choice.id}
            value={choice.id}
            {...builtOther((set) => toText(parse(choice.name), set))}
          >
            {toText(parse(choice.name), names)}
          </option>
        ))}
      </select>
    </label>
  )
}
