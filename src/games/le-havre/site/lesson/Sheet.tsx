import type { SheetProps } from '../../../../ui/lesson/definition.ts'
import { SheetInView } from '../../../../ui/lesson/SheetInView.tsx'
import type { LeHavre } from '../../rules/types.ts'
import { FinalScore } from '../play/FinalScore.tsx'

/** The score sheet of a lesson. */
export function Sheet(props: SheetProps<LeHavre>) {
  return (
    <SheetInView>
      <FinalScore {...props} />
    </SheetInView>
  )
}
