import { useEffect, useRef, useState } from 'preact/hooks'
import type { Words } from '../../../../referee/words.ts'
import { useNames } from '../../../../ui/use-names.ts'
import type { Position } from '../../rules/state.ts'
import { toText } from '../../words/markup.ts'
import { editWords } from './edit-words.ts'
import { useCalled } from './seat-names.ts'

/** Says what the last edit has changed, by tap, by number or taken back. */
export function EditAnnouncer({ draft }: { draft: Position }) {
  const names = useNames()
  const { nameOf } = useCalled()
  const before = useRef(draft)
  const [words, setWords] = useState<Words>([])
  useEffect(() => {
    if (before.current === draft) return
    setWords(editWords(before.current, draft, nameOf))
    before.current = draft
  }, [draft])
  return (
    <p class="sr" role="status">
      {toText(words, names)}
    </p>
  )
}
