import { Say } from '../../../../ui/Say.tsx'
import { useNames } from '../../../../ui/use-names.ts'
import { type Segment, toText } from '../../words/markup.ts'
import { say } from '../../words/messages/referee.ts'

interface Props {
  of: readonly Segment[]
  count: number
  onCount: (count: number) => void
  /** What is left in the box. */
  left?: number
}

/** A count with a button on either side. */
export function Stepper({ of, count, onCount, left }: Props) {
  const names = useNames()
  const label = (key: 'edit.fewer' | 'edit.more') => toText(say(key, { what: of }), names)
  return (
    <div class="stepper">
      <span>
        <Say of={of} />
        {left !== undefined && (
          <small class={left < 0 ? 'short' : ''}>
            {' '}
            <Say of={say('edit.left', { count: left })} />
          </small>
        )}
      </span>
      <button
        type="button"
        aria-label={label('edit.fewer')}
        disabled={count <= 0}
        onClick={() => onCount(count - 1)}
      >
        −
      </button>
      <output aria-label={toText(of, names)}>{count}</output>
      <button type="button" aria-label={label('edit.more')} onClick={() => onCount(count + 1)}>
        +
      </button>
    </div>
  )
}
