import { type QuizProps, Quiz as Shared } from '../../../../ui/quiz/Quiz.tsx'
import { IDENTITY } from '../../rules/identity.ts'
import { namesExpansions } from '../play/with-expansions.ts'
// Questions name what the expansions bring, too.
import '../../words/added-names.ts'
import './sheets.ts'

const figureFor = async (scenes: string) => {
  if (namesExpansions(scenes)) await import('../../figure/expansions/figures.ts')
  return (await import('../../figure/LiveFigure.tsx')).LiveFigure
}

/** The cases of Puerto Rico as a quiz. */
export const Quiz = (props: QuizProps) => (
  <Shared game={IDENTITY.id} figureFor={figureFor} {...props} />
)
