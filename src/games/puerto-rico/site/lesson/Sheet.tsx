import type { SheetProps } from '../../../../ui/lesson/definition.ts'
import { SheetInView } from '../../../../ui/lesson/SheetInView.tsx'
import { resultOf } from '../../rules/scoring.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { FinalScore } from '../score/FinalScore.tsx'

/** The score sheet of a lesson. */
export function Sheet({ position, players }: SheetProps<PuertoRico>) {
  return (
    <SheetInView>
      <FinalScore result={resultOf(position)} players={players} />
    </SheetInView>
  )
}
