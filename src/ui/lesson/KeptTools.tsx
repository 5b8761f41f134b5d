import { useRef, useState } from 'preact/hooks'
import type { Moved } from '../../lessons/outline.ts'
import {
  MAX_PROGRESS,
  merged,
  noProgress,
  readProgressFile,
  unknownIn,
  withMoves,
} from '../../saves/progress.ts'
import { t } from '../../text/messages/course.ts'
import { t as tFile } from '../../text/messages/files.ts'
import { download } from '../download.ts'
import { fileWords } from '../file-words.ts'
import type { KeptProgress } from './useProgress.ts'

interface Props {
  kept: KeptProgress
  /** What there is to be done. */
  chapters: readonly { id: string; steps: readonly string[] }[]
  moved: Moved
}

/** So many unknown names are told; the others are counted. */
const NAMED = 3

/** Taking what is kept along as a file, bringing it back, forgetting it; and what could not be read. */
export function KeptTools({ kept, chapters, moved }: Props) {
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
    if (unknown.length > 0) return `${unknownWords(unknown)} ${tFile('file.unchanged')}`
    const isKept = change((now) => merged(now, brought))
    return t(isKept ? 'course.imported' : 'course.imported-unkept')
  }
  const reset = (): void => {
    if (sure) change(() => noProgress(progress.game))
    setSure(!sure)
  }
  return (
    <section class="kept">
      {aside !== null && (
        <div class="warning">
          <p>{t('course.aside')}</p>
          <button type="button" onClick={() => download('course-unreadable.txt', aside)}>
            {t('course.aside-export')}
          </button>
          <button type="button" onClick={kept.dropAside}>
            {t('course.aside-drop')}
          </button>
        </div>
      )}
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

function unknownWords(unknown: readonly string[]): string {
  const names = unknown.slice(0, NAMED).join(', ')
  const count = unknown.length - NAMED
  return count > 0 ? t('course.unknown-more', { names, count }) : t('course.unknown', { names })
}
