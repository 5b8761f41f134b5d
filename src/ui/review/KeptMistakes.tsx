import { useEffect } from 'preact/hooks'
import { mainDifferences, type ReviewTypes } from '../../bots/comparing.ts'
import { degreeOf, type WeighedDecision } from '../../bots/review.ts'
import {
  type OwnProblem,
  ownProblemSchema,
  ownProblemsKey,
  problemId,
  withFound,
} from '../../saves/own-problems.ts'
import { toMarkup } from '../../text/markup.ts'
import { say, t } from '../../text/messages/after.ts'
import { to } from '../link.ts'
import { usePersistedList } from '../persisted-list.ts'
import type { ReviewTable } from './definition.ts'
import { factOf } from './fact.ts'

/** How hard each is taken to be: what cost much is seen most easily. */
const DEGREES = { mistake: 1, pity: 2, choice: 3 } as const

/** A decision as a problem: the better move is asked for, and told by what the review says. */
export function problemOf<G extends ReviewTypes>(
  review: ReviewTable<G>,
  { before, move, weighed: { better } }: WeighedDecision<NoInfer<G>>,
): OwnProblem | null {
  if (!better) return null
  const degree = degreeOf(review, better.cost.mean)
  const facts = mainDifferences(better.differences, better.cost.mean)
  const task = say('review.task', {
    round: review.roundOf(before),
    when: review.whenWords(before),
    degree: t(`review.${degree}`),
  })
  const points = review.pointsWords(better.cost.mean)
  return {
    id: problemId(before),
    task: toMarkup(task),
    degree: DEGREES[degree],
    before,
    answers: [
      {
        move: better.move,
        verdict: toMarkup(say('review.was-better', { points })),
        because: better.reason ? [toMarkup(review.reasonWords(better.reason))] : [],
        left: [],
      },
      {
        move,
        verdict: t('review.was-made'),
        because: [],
        left: facts.map((one) => toMarkup(factOf(review, one))),
      },
    ],
    done: false,
  }
}

interface Props<G extends ReviewTypes> {
  game: string
  review: ReviewTable<G>
  found: readonly WeighedDecision<NoInfer<G>>[]
}

/** Keeps what a review found dear as problems, and says where they are. */
export function KeptMistakes<G extends ReviewTypes>({ game, review, found }: Props<G>) {
  const [, change] = usePersistedList(ownProblemsKey(game), ownProblemSchema)
  useEffect(() => {
    const problems = found.flatMap((one) => problemOf(review, one) ?? [])
    change((list) => withFound(list, problems))
  }, [])
  return (
    <p class="kept-mistakes">
      {t('review.kept', { count: found.length })}{' '}
      <a href={to(`/${game}/puzzles/own/`)}>{t('review.practise')}</a>
    </p>
  )
}
