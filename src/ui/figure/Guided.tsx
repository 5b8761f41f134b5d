import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../text/messages/figure.ts'
import '../table/actions.css'
import './guided.css'

const figuresOfPage = (): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>('.board-figure'))

/** A figure's button, where it can be pressed. */
const button = (figure: HTMLElement | undefined, key: string): HTMLButtonElement | null =>
  figure?.querySelector<HTMLButtonElement>(
    `[data-key="figure:${key}"]:not([aria-disabled="true"])`,
  ) ?? null

/** Plays the figures of a page in their order, with a sentence each, as the reader presses or scrolls on. */
export function Guided() {
  const [at, setAt] = useState<number | null>(null)
  const figures = useRef<HTMLElement[]>([])
  const caption = useRef<HTMLParagraphElement>(null)
  const going = at !== null
  const figure = at === null ? undefined : figures.current[at]

  const show = (index: number): void => {
    setAt(index)
    figures.current[index]?.scrollIntoView({ block: 'center' })
  }
  const begin = (): void => {
    figures.current = figuresOfPage()
    show(0)
  }
  const next = (): void => {
    const more = button(figure, 'next')
    if (more) more.click()
    else if (at !== null && at < figures.current.length - 1) show(at + 1)
    else setAt(null)
  }
  useEffect(() => {
    // It wakes as if it had been reached for; what is pressed meanwhile is kept for it.
    figure?.querySelector('astro-island')?.dispatchEvent(new Event('pointerover'))
    // Both names of every term come along, and the page shows the chosen one.
    const words = figure?.querySelector('figcaption')?.cloneNode(true).childNodes ?? []
    caption.current?.replaceChildren(...Array.from(words))
  }, [figure])
  useEffect(() => {
    if (!going) return
    document.documentElement.dataset.guided = 'yes'
    const middle = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target
        if (seen instanceof HTMLElement) setAt(figures.current.indexOf(seen))
      },
      { rootMargin: '-45% 0px' },
    )
    for (const one of figures.current) middle.observe(one)
    return () => {
      middle.disconnect()
      delete document.documentElement.dataset.guided
    }
  }, [going])

  return (
    <div class="guided not-content">
      <button
        type="button"
        class="quiet-action"
        data-key="guide:begin"
        aria-pressed={going}
        onClick={going ? () => setAt(null) : begin}
      >
        {t('guide.begin')}
      </button>
      {at !== null && (
        <section class="guide-bar" aria-label={t('guide.begin')}>
          <p role="status" ref={caption} />
          <p class="guide-tools">
            <span>{t('figure.at', { count: at + 1, all: figures.current.length })}</span>
            <button
              type="button"
              class="quiet-action"
              aria-disabled={at === 0}
              onClick={() => show(Math.max(0, at - 1))}
            >
              {t('guide.back')}
            </button>
            <button type="button" class="main-action" onClick={next}>
              {t('guide.next')}
            </button>
            <button type="button" class="quiet-action" onClick={() => setAt(null)}>
              {t('guide.end')}
            </button>
          </p>
        </section>
      )}
    </div>
  )
}
