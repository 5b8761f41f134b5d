import { type QuizProps, Quiz as Shared } from '../../../../ui/quiz/Quiz.tsx'
import { LiveFigure } from '../../figure/LiveFigure.tsx'

/** The cases of Le Havre as a quiz. */
export const Quiz = (props: QuizProps) => <Shared game="le-havre" Figure={LiveFigure} {...props} />
