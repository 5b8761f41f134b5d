import { useEffect, useRef, useState } from 'preact/hooks'
import type { Words } from '../../referee/words.ts'
import { toText } from '../../text/markup.ts'
import { useNames } from '../use-names.ts'
import { useCalled } from './seat-names.ts'
import type { SetUpDefinition } from './set-up.ts'

interface Props<Position> {
  changeWords: SetUpDefinition<Position, never, never>['changeWords']
  draft: Position
}

/** Says what the last edit has changed, by tap, by number or taken back. */
export function EditAnnouncer<Position>({ changeWords, draft }: Props<Position>) {
  const names = useNames()
  const { nameOf } = useCalled()
  const before = useRef(draft)
  const [words, setWords] = useState<Words>([])
  useEffect(() => {
    if (before.current === draft) return
    setWords(changeWords(before.current, draft, nameOf))
    before.current = draft
  }, [draft])
  return (
    <p class="sr" role="status">
      {toText(words, names)}
    </p>
  )
}
