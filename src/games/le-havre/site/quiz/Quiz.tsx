import { type QuizProps, Quiz as Shared } from '../../../../ui/quiz/Quiz.tsx'
// Questions name its terms.
import '../../words/names.ts'
import './sheets.ts'

const figureFor = async () => (await import('../../figure/LiveFigure.tsx')).LiveFigure

/** The cases of Le Havre as a quiz. */
export const Quiz = (props: QuizProps) => (
  <Shared game="le-havre" figureFor={figureFor} {...props} />
)
