import { isKnown } from '../../saves/boxes.ts'
import type { Progress } from '../../saves/progress.ts'
import { parse, toText } from '../../text/markup.ts'
import { t } from '../../text/messages/quiz.ts'
import { Message } from '../Message.tsx'
import { useNames } from '../use-names.ts'
import type { Question, Topic } from './question.ts'

interface Props {
  topics: readonly Topic[]
  questions: readonly Question[]
  progress: Progress
}

/** How much is known of every chapter and building, each a way to its questions. */
export function Known({ topics, questions, progress }: Props) {
  const names = useNames()
  const listOf = (isBuilding: boolean) => (
    <ul>
      {topics
        .filter((topic) => topic.isBuilding === isBuilding)
        .map(({ id, name }) => {
          const own = questions.filter(({ about }) => about.includes(id))
          const known = own.filter((one) => isKnown(progress, one.id)).length
          const words = t('quiz.known-of', { count: own.length, known })
          return (
            <li key={id}>
              <a href={`#${id}`}>
                <Message segments={parse(name)} />
              </a>
              <meter
                max={own.length}
                value={known}
                aria-label={`${toText(parse(name), names)}: ${words}`}
              />
              <span aria-hidden="true">
                {known}/{own.length}
              </span>
            </li>
          )
        })}
    </ul>
  )
  return (
    <section class="quiz-known">
      <h2>{t('quiz.known')}</h2>
      <h3>{t('quiz.chapters')}</h3>
      {listOf(false)}
      <details>
        <summary>
          <h3>{t('quiz.buildings')}</h3>
        </summary>
        {listOf(true)}
      </details>
    </section>
  )
}
