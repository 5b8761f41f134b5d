import { useRef, useState } from 'preact/hooks'
import { download } from '../../games/puerto-rico/site/play/files.ts'
import { merged, NO_PROGRESS, parseProgress } from '../../lessons/progress.ts'
import { t } from '../../text/messages/course.ts'
import type { KeptProgress } from './useProgress.ts'

/** Taking what is kept along as a file, bringing it back, forgetting it; and what could not be read. */
export function KeptTools({ kept }: { kept: KeptProgress }) {
  const { progress, aside, unkept, change } = kept
  const [said, setSaid] = useState('')
  const [sure, setSure] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const bring = async (chosen: File | undefined): Promise<void> => {
    const other = chosen && parseProgress(await chosen.text())
    if (other) change((now) => merged(now, other))
    setSaid(other ? t('course.imported') : t('course.not-progress'))
  }
  const reset = (): void => {
    if (sure) change(() => NO_PROGRESS)
    setSure(!sure)
  }
  return (
    <section class="kept">
      {unkept && <p class="warning">{t('course.not-kept')}</p>}
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
          onClick={() => download('puerto-rico-course.json', JSON.stringify(progress, null, 2))}
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
          onChange={({ currentTarget }) => {
            void bring(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </p>
      <p role="status">{said}</p>
    </section>
  )
}
