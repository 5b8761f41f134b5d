import { parse } from '../../text/markup.ts'
import { t } from '../../text/messages/quiz.ts'
import { to } from '../link.ts'
import { Message } from '../Message.tsx'
import type { Question } from './question.ts'

interface Props {
  questions: readonly Pick<Question, 'id' | 'question' | 'more'>[]
  /** Where all cases stand. */
  cases: `/${string}`
}

/** So many are listed: all of them would weigh on everybody's page. */
const MOST = 40

/** What the quiz is and what it asks, each question with its case: for who reads without scripts. */
export const QuestionList = ({ questions, cases }: Props) => (
  <>
    <p>{t('quiz.in-words')}</p>
    <ul class="quiz-list">
      {questions.slice(0, MOST).map(({ id, question, more }) => (
        <li key={id}>
          <a href={to(more)}>
            <Message segments={parse(question)} />
          </a>
        </li>
      ))}
    </ul>
    <p>
      <a href={to(cases)}>{t('quiz.all-cases')}</a>
    </p>
  </>
)
