import { useEffect, useRef } from 'preact/hooks'

interface Props {
  label: string
  /** What the step of a number is called. */
  nameOf: (number: number, done: boolean) => string
  steps: readonly string[]
  current: number
  isDone: (step: string) => boolean
  /** The last one is a question. */
  asks?: boolean
}

/** The steps of a chapter, or problems of a theme: where one is, what is done, and the way to each. */
export function StepNav({ label, nameOf, steps, current, isDone, asks = false }: Props) {
  const list = useRef<HTMLOListElement>(null)
  // On a phone they stand in one row that scrolls; the one that is played is in its middle.
  useEffect(() => {
    const row = list.current
    const link = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
  }, [current])
  return (
    <nav class="step-nav" aria-label={label}>
      <ol ref={list}>
        {steps.map((step, index) => {
          const done = isDone(step)
          const number = index + 1
          return (
            <li key={step}>
              <a
                href={`#${step}`}
                class={done ? 'done' : ''}
                aria-current={index === current ? 'step' : undefined}
                aria-label={nameOf(number, done)}
              >
                {done ? '✓' : asks && number === steps.length ? '?' : number}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
