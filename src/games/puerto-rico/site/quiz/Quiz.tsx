import { type QuizProps, Quiz as Shared } from '../../../../ui/quiz/Quiz.tsx'
import { LiveFigure } from '../../figure/LiveFigure.tsx'
import { IDENTITY } from '../../rules/identity.ts'
import { namesExpansions } from '../play/with-expansions.ts'
// Questions name what the expansions bring, too.
import '../../words/added-names.ts'

const prepare = async (scenes: string): Promise<void> => {
  if (namesExpansions(scenes)) await import('../../figure/expansions/figures.ts')
}

/** The cases of Puerto Rico as a quiz. */
export const Quiz = (props: QuizProps) => (
  <Shared game={IDENTITY.id} Figure={LiveFigure} prepare={prepare} {...props} />
)
