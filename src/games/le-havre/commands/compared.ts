import { type Compared, MOVES_AFTER_TABLE, TO_THE_END } from '../../../frame/compared.ts'
import { compareWithModel, noFigures } from '../verify/differential.ts'
import { someRichStart, someStart } from '../verify/positions.ts'

/** Le Havre beside its model. */
export function model(seed: number): Compared[] {
  const holder = { rng: seed }
  const [rich, games] = [noFigures(), noFigures()]
  return [
    {
      name: 'rich harbours',
      sum: rich,
      compare: (index, draw) =>
        compareWithModel(someRichStart(holder, index), draw, MOVES_AFTER_TABLE, rich),
    },
    {
      name: 'games',
      sum: games,
      compare: (index, draw) => compareWithModel(someStart(holder, index), draw, TO_THE_END, games),
    },
  ]
}
