import { useEffect, useRef } from 'preact/hooks'
import { t } from '../../text/messages/course.ts'

interface Props {
  steps: readonly string[]
  current: number
  isDone: (step: string) => boolean
}

/** The steps of a chapter: where one is, what is done, and the way to each. */
export function StepNav({ steps, current, isDone }: Props) {
  const list = useRef<HTMLOListElement>(null)
  // On a phone they stand in one row that scrolls; the one that is played is in its middle.
  useEffect(() => {
    const row = list.current
    const link = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
  }, [current])
  return (
    <nav class="step-nav" aria-label={t('course.steps')}>
      <ol ref={list}>
        {steps.map((step, index) => {
          const done = isDone(step)
          const number = index + 1
          const label = done ? t('course.step-done', { number }) : t('course.step-link', { number })
          return (
            <li key={step}>
              <a
                href={`#${step}`}
                class={done ? 'done' : ''}
                aria-current={index === current ? 'step' : undefined}
                aria-label={label}
              >
                {done ? '✓' : number}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
