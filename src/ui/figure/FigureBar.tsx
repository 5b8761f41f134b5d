import { useRef, useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { t } from '../../text/messages/figure.ts'
import { Arrow } from './Arrow.tsx'
import type { FigureDefinition, MoreProps } from './definition.ts'
import type { Walk } from './useWalk.ts'

interface Props<G extends GameTypes> extends Pick<FigureDefinition<G, never, never>, 'More'> {
  walk: Walk<G>
  /** Moves of the script. */
  length: number
  onPlay: (() => void) | null
  more: MoreProps<G>
}

/**
 * What moves a figure: back and forth in its script, away from it and back, and playing on. What leads nowhere stays a
 * place for the focus: who has come to an end by key goes on from there.
 */
export function FigureBar<G extends GameTypes>(props: Props<G>) {
  const { walk, length, onPlay, more, More } = props
  const { at, own, coming, goTo, back } = walk
  const [opened, setOpened] = useState(false)
  const isMoved = at > 0 || own > 0
  const wasMoved = useRef(false)
  wasMoved.current ||= own > 0
  const backButton = useRef<HTMLButtonElement>(null)
  /** The way back to the script goes away with what was played instead of it. */
  const toScript = (): void => {
    backButton.current?.focus()
    goTo(at)
  }
  return (
    <fieldset class="figure-bar" aria-label={t('figure.tools')}>
      {(length > 0 || wasMoved.current) && (
        <button
          ref={backButton}
          type="button"
          class="quiet-action icon-action"
          data-key="figure:back"
          aria-disabled={!isMoved}
          aria-label={t('figure.back')}
          onClick={isMoved ? back : undefined}
        >
          <Arrow to="left" />
        </button>
      )}
      {length > 0 && (
        <>
          <button
            type="button"
            class="quiet-action icon-action"
            data-key="figure:next"
            aria-disabled={!coming}
            aria-label={t('figure.next')}
            onClick={coming ? () => goTo(at + 1) : undefined}
          >
            <Arrow to="right" />
          </button>
          <span class="figure-at" aria-hidden="true">
            {t('figure.at', { count: at, all: length })}
          </span>
          <span class="sr">{t('figure.at.told', { count: at, all: length })}</span>
        </>
      )}
      {own > 0 && (
        <button type="button" class="quiet-action" data-key="figure:return" onClick={toScript}>
          {t('figure.return')}
        </button>
      )}
      {onPlay && (
        <button type="button" class="quiet-action" data-key="figure:play" onClick={onPlay}>
          {t('figure.play')}
        </button>
      )}
      <details class="figure-more" onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary
          class="quiet-action icon-action"
          data-key="figure:more"
          aria-label={t('figure.more')}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M5 12h.01M12 12h.01M19 12h.01" />
          </svg>
        </summary>
        {opened && <More {...more} />}
      </details>
    </fieldset>
  )
}
