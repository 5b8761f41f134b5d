import type { ComponentChildren, RefObject } from 'preact'
import { useRef } from 'preact/hooks'
import { STOP } from '#language/language.ts'
import { letterOf } from '../../../engine/seats.ts'
import { Say } from '../../../ui/Say.tsx'
import { litAt } from '../../../ui/target.tsx'
import { game } from '../rules/game.ts'
import { placeOf } from '../rules/rule-ids.ts'
import type { Position } from '../rules/state.ts'
import { ruleHref } from '../site/rule-link.ts'
import type { Targets } from '../table/keys.ts'
import { parse } from '../words/markup.ts'
import { say, t } from '../words/messages/figure.ts'
import { moveWords } from '../words/moves.ts'
import { ruleLabel, ruleWords } from '../words/rules.ts'
import { logLine } from '../words/say.ts'
import { Drawings } from './Drawing.tsx'
import { describe } from './describe.ts'
import { type Part, partsWith } from './figure-parts.ts'
import { litWhatMay } from './lit.ts'
import type { Frame, Frames } from './script.ts'

interface Props {
  frames: Frames
  /** Which of the frames it is. */
  index: number
  parts: readonly Part[]
  /** It is one of several: what was moved and what came of it stands with it. */
  told: boolean
  /** What can be done in this position is lit, and told. */
  may: boolean
  /** The frame that can be played in. */
  live: { position: Position; targets: Targets; drawing: RefObject<HTMLDivElement> } | null
  /** It is the one that a walk through several has come to. */
  current: boolean
  /** The page holds its drawing already. */
  drawn: boolean
}

/** Children that the page holds already are left as they lie: read, and never drawn again. */
const AS_DRAWN = { dangerouslySetInnerHTML: { __html: '' } }

/** A drawing with what led to it: for the eye, and in words for those who listen. */
export function FrameView(props: Props) {
  const { frames, index, told, may, live, current, drawn } = props
  const Item = told ? 'li' : 'div'
  const played = useRef(false)
  if (live) played.current = true
  if (drawn && !played.current && !import.meta.env.SSR)
    return <Item key="drawn" class="frame" {...AS_DRAWN} />
  const frame = frames.at(index)
  if (!frame) return null
  const { position, move, changed } = frame
  const parts = live || !told || index === 0 ? props.parts : partsWith(changed, props.parts)
  return (
    <Item key="live" class="frame" aria-current={current ? 'step' : undefined}>
      {told && !move && <p class="frame-move">{t('figure.start')}</p>}
      {told && <MoveLine frame={frame} />}
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
              targets={may ? litWhatMay(position) : litAt(changed)}
            />
          </div>
        )
      )}
      {!live && <InWords position={position} parts={parts} may={may} />}
      {told && <Brought frame={frame} />}
    </Item>
  )
}

function InWords({ position, parts, may }: { position: Position } & Pick<Props, 'parts' | 'may'>) {
  return (
    <div class="sr">
      {parts.flatMap((part) =>
        describe(part, position).map((words, index) => (
          <p key={`${part.name}${part.seat}${index}`}>
            <Say of={words} />
          </p>
        )),
      )}
      {may && (
        <p>
          {t('figure.may')}
          {Array.from(game.legalMoves(position), (move) => (
            <>
              <Say of={moveWords(move)} />
              {STOP}
            </>
          ))}
        </p>
      )}
    </div>
  )
}

/** A move and what came of it. */
export type Told = Pick<Frame, 'move' | 'broken' | 'notes'>

/** Who moved, and what. */
export function MoveLine({ frame: { move } }: { frame: Told }): ComponentChildren {
  if (!move) return null
  return (
    <p class="frame-move">
      <Say of={say('figure.move', { seat: letterOf(move.seat), move: moveWords(move) })} />
    </p>
  )
}

/** What a move brought, each with the rule behind it; or the rule that refused it. */
export function Brought({ frame: { broken, notes } }: { frame: Told }) {
  const [deciding] = broken
  const lines = notes.flatMap((note) => {
    const words = logLine(note, letterOf)
    return words ? [{ words, rule: note.rule }] : []
  })
  return (
    <>
      {deciding && (
        <p class="frame-refused">
          {t('figure.refused')}{' '}
          <a class="rule-link" href={ruleHref(deciding)}>
            <Say of={parse(`${ruleLabel(deciding)} ${ruleWords(deciding).title}`)} />
          </a>
        </p>
      )}
      {lines.length > 0 && (
        <ul class="frame-notes">
          {lines.map(({ words, rule }, index) => (
            <li key={index}>
              <Say of={words} /> <a href={ruleHref(rule)}>{placeOf(rule).number}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
