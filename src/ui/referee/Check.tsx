import type { Segment } from '../../text/markup.ts'
import { Message } from '../Message.tsx'

interface Props {
  of: readonly Segment[]
  checked: boolean
  onCheck: (checked: boolean) => void
}

/** Something that is so or not. */
export function Check({ of, checked, onCheck }: Props) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      <span>
        <Message segments={of} />
      </span>
    </label>
  )
}
