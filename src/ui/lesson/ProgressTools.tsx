import { useRef, useState } from 'preact/hooks'
import { COMMA, GAP } from '#language/language.ts'
import type { Moved } from '../../lessons/outline.ts'
import { practicePath } from '../../lessons/paths.ts'
import {
  MAX_PROGRESS,
  noProgress,
  type Progress,
  readProgressFile,
  withMoves,
} from '../../saves/progress.ts'
import { merged, type Practice, unknownIn, withinPractice } from '../../saves/progress-map.ts'
import { t as tFile } from '../../text/messages/files.ts'
import { t } from '../../text/messages/map.ts'
import { download } from '../download.ts'
import { fileWords } from '../file-words.ts'
import { to } from '../link.ts'
import { UnreadableNotice } from '../UnreadableNotice.tsx'
import type { PersistedProgress } from './useProgress.ts'

interface Props {
  kept: PersistedProgress
  /** What there is to be done. */
  chapters: readonly { id: string; steps: readonly string[] }[]
  moved: Moved
}

/** So many unknown names are told; the others are counted. */
const NAMED = 3

/** Taking what is kept along as a file, bringing it back, forgetting it; and what could not be read. */
export function ProgressTools({ kept, chapters, moved }: Props) {
  const { progress, aside, change } = kept
  const [said, setSaid] = useState('')
  const [sure, setSure] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  /** Takes a file in whole or not at all; says which. */
  const bring = async (chosen: File): Promise<string> => {
    if (chosen.size > MAX_PROGRESS) return fileWords({ problem: 'too-long' })
    const read = readProgressFile(progress.game, await chosen.text())
    if (!read.ok) return fileWords(read)
    const brought = withMoves(read.value, moved)
    const unknown = unknownIn(brought, chapters)
    if (unknown.length > 0)
      return `${t('course.unknown', { names: namesOf(unknown) })}${GAP}${tFile('file.unchanged')}`
    const known = await practiceOf(brought)
    if (!known) return `${t('course.unchecked')}${GAP}${tFile('file.unchanged')}`
    const { progress: fitting, left } = withinPractice(brought, known)
    const isKept = change((now) => merged(now, fitting))
    const done = t(isKept ? 'course.imported' : 'course.imported-unkept')
    return left.length > 0 ? `${done}${GAP}${t('course.left-out', { names: namesOf(left) })}` : done
  }
  /** What there is to practise, asked for where a file speaks of it; null where it could not be asked. */
  const practiceOf = async ({ solved, boxes }: Progress): Promise<Practice | null> => {
    if (Object.keys({ ...solved, ...boxes }).length === 0) return { puzzles: [], cases: [] }
    try {
      return await (await fetch(to(practicePath(progress.game)))).json()
    } catch {
      return null
    }
  }
  const reset = (): void => {
    if (sure) change(() => noProgress(progress.game))
    setSure(!sure)
  }
  return (
    <section class="kept">
      {aside !== null && <UnreadableNotice text={aside} onDrop={kept.dropAside} />}
      <p>{t('course.kept')}</p>
      <p>
        <button
          type="button"
          onClick={() =>
            download(`${progress.game}-course.json`, JSON.stringify(progress, null, 2))
          }
        >
          {t('course.export')}
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          {t('course.import')}
        </button>
        <button type="button" onClick={reset} onBlur={() => setSure(false)}>
          {t(sure ? 'course.reset-sure' : 'course.reset')}
        </button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          onChange={async ({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            if (chosen) setSaid(await bring(chosen))
            currentTarget.value = ''
          }}
        />
      </p>
      <p role="status">{said}</p>
    </section>
  )
}

/** The first of many names, and how many there are besides. */
function namesOf(all: readonly string[]): string {
  const names = all.slice(0, NAMED).join(COMMA)
  const count = all.length - NAMED
  return count > 0 ? t('course.names-more', { names, count }) : names
}
