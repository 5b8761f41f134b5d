import type { ComponentChildren, RefObject } from 'preact'
import { useRef } from 'preact/hooks'
import { STOP } from '#language/language.ts'
import { letterOf } from '../../engine/seats.ts'
import type { GameTypes } from '../../engine/types.ts'
import { say, t } from '../../text/messages/figure.ts'
import { Message } from '../Message.tsx'
import type { BarGame, TableWords } from '../table/definition.ts'
import { highlightedAt, type Targets } from '../target.tsx'
import type { AnyPart, FigureDefinition } from './definition.ts'
import { highlightLegal } from './highlight.ts'
import type { Frame, Frames } from './script.ts'

interface Props<G extends GameTypes, Hand, Part extends AnyPart> {
  figure: FigureDefinition<G, Hand, Part>
  bar: BarGame<G, Hand>
  frames: Frames<G>
  /** Which of the frames it is. */
  index: number
  parts: readonly Part[]
  /** It is one of several: what was moved and what came of it stands with it. */
  withMove: boolean
  /** What can be done in this position is lit, and told. */
  may: boolean
  /** The frame that can be played in. */
  live: { position: G['Position']; targets: Targets; drawing: RefObject<HTMLDivElement> } | null
  /** It is the one that a walk through several has come to. */
  current: boolean
  /** The page holds its drawing already. */
  drawn: boolean
}

/** Children that the page holds already are left as they lie: read, and never drawn again. */
const AS_DRAWN = { dangerouslySetInnerHTML: { __html: '' } }

/** A drawing with what led to it: for the eye, and in words for those who listen. */
export function FrameView<G extends GameTypes, Hand, Part extends AnyPart>(
  props: Props<G, Hand, Part>,
) {
  const { figure, bar, frames, index, withMove, may, live, current, drawn } = props
  const Item = withMove ? 'li' : 'div'
  const played = useRef(false)
  if (live) played.current = true
  if (drawn && !played.current && !import.meta.env.SSR)
    return <Item key="drawn" class="frame" {...AS_DRAWN} />
  const frame = frames.at(index)
  if (!frame) return null
  const { position, move, changed } = frame
  const isWhole = live || !withMove || index === 0
  const parts = isWhole ? props.parts : figure.parts.withPlaces(changed, props.parts)
  const { Drawings } = figure
  return (
    <Item key="live" class="frame" aria-current={current ? 'step' : undefined}>
      {withMove && !move && <p class="frame-move">{t('figure.start')}</p>}
      {withMove && <MoveLine words={bar.words} frame={frame} />}
      {live ? (
        <div class="drawing" ref={live.drawing}>
          <Drawings parts={parts} state={live.position} targets={live.targets} touched />
        </div>
      ) : (
        parts.length > 0 && (
          <div class="drawing" aria-hidden="true">
            <Drawings
              parts={parts}
              state={position}
              targets={may ? highlightLegal(bar, position) : highlightedAt(changed)}
            />
          </div>
        )
      )}
      {!live && <InWords {...{ figure, bar, position, parts, may }} />}
      {withMove && <Brought figure={figure} words={bar.words} frame={frame} />}
    </Item>
  )
}

type WordsProps<G extends GameTypes, Hand, Part extends AnyPart> = Pick<
  Props<G, Hand, Part>,
  'figure' | 'bar' | 'parts' | 'may'
> & { position: G['Position'] }

function InWords<G extends GameTypes, Hand, Part extends AnyPart>({
  figure,
  bar,
  position,
  parts,
  may,
}: WordsProps<G, Hand, Part>) {
  return (
    <div class="sr">
      {parts.flatMap((part) =>
        figure.describe(part, position).map((words, index) => (
          <p key={`${part.name}${part.seat}${index}`}>
            <Message segments={words} />
          </p>
        )),
      )}
      {may && (
        <p>
          {t('figure.may')}
          {Array.from(bar.game.legalMoves(position), (move) => (
            <>
              <Message segments={bar.words.move(move)} />
              {STOP}
            </>
          ))}
        </p>
      )}
    </div>
  )
}

/** A move and what came of it. */
export type MoveFrame<G extends GameTypes> = Pick<Frame<G>, 'move' | 'broken' | 'events'>

interface MoveFrameProps<G extends GameTypes> {
  words: TableWords<G>
  frame: MoveFrame<G>
}

/** Who moved, and what. */
export function MoveLine<G extends GameTypes>({
  words,
  frame: { move },
}: MoveFrameProps<G>): ComponentChildren {
  if (!move) return null
  return (
    <p class="frame-move">
      <Message
        segments={say('figure.move', { seat: letterOf(move.seat), move: words.move(move) })}
      />
    </p>
  )
}

/** What a move brought, each with the rule behind it; or the rule that refused it. */
export function Brought<G extends GameTypes>({
  figure,
  words,
  frame: { broken, events },
}: MoveFrameProps<G> & { figure: Pick<FigureDefinition<G, never, never>, 'ruleNumber'> }) {
  const [deciding] = broken
  const lines = events.flatMap((event) => {
    const line = words.logLine(event, letterOf)
    return line ? [{ line, rule: event.rule }] : []
  })
  return (
    <>
      {deciding && (
        <p class="frame-refused">
          {t('figure.refused')}{' '}
          <a class="rule-link" href={words.ruleHref(deciding)}>
            <Message segments={words.ruleTitle(deciding)} />
          </a>
        </p>
      )}
      {lines.length > 0 && (
        <ul class="frame-events">
          {lines.map(({ line, rule }, index) => (
            <li key={index}>
              <Message segments={line} />{' '}
              <a href={words.ruleHref(rule)}>{figure.ruleNumber(rule)}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
