import { useEffect, useState } from 'preact/hooks'
import { GAP } from '#language/language.ts'
import type { Problem } from '../../engine/types.ts'
import { say } from '../../text/messages/referee.ts'
import { Message } from '../Message.tsx'
import { useCalled } from './seat-names.ts'
import type { SetUpDefinition } from './set-up.ts'

interface Props<Position, Edit> {
  definition: Pick<SetUpDefinition<Position, Edit, never>, 'loadProblemWords' | 'mendOf'>
  draft: Position
  problems: readonly Problem[]
  onGo: (part: string) => void
  edit: (change: Edit) => void
}

/** What cannot be so, each with the way to the part where it is mended. */
export function ProblemList<Position, Edit>(props: Props<Position, Edit>) {
  const { definition, draft, problems, onGo, edit } = props
  const { nameOf } = useCalled()
  const [loaded, setLoaded] = useState<{
    words: Awaited<ReturnType<typeof definition.loadProblemWords>>
  } | null>(null)
  useEffect(() => {
    definition.loadProblemWords().then((words) => setLoaded({ words }))
  }, [])
  if (!loaded) return null
  return (
    <ul>
      {problems.map((problem) => {
        const { part, where, what, mend } = loaded.words(problem, nameOf)
        const mending = definition.mendOf?.(problem, draft)
        return (
          <li key={`${problem.path}${problem.problem}`}>
            <Message segments={what} />
            {GAP}
            <Message segments={mend} />{' '}
            {mending && (
              <button type="button" class="quiet-action" onClick={() => edit(mending.edit)}>
                <Message segments={mending.words} />
              </button>
            )}{' '}
            <button type="button" class="quiet-action" onClick={() => onGo(part)}>
              <Message segments={say('edit.go', { where })} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
