import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import type { Segment } from '../../text/markup.ts'
import { t } from '../../text/messages/counting.ts'
import { Message } from '../Message.tsx'
import { TOOLS, type Tool } from '../referee/set-up.ts'
import type { Drafting } from '../referee/useDraft.ts'
import type { Target, Targets } from '../target.tsx'
import '../table/actions.css'
import './score-board.css'
import './toggles.css'

interface Props<Draft, Edit, Key extends string> {
  start: Draft
  drafting: Drafting<Draft, Edit>
  /** What a tap at a place changes; null where it changes nothing. Places without a seat are those of the supply. */
  editFor: (draft: Draft, tool: Tool, key: Key, seat?: number) => Edit | null
  /** What the reader has, and how it is counted. */
  drawBoard: (draft: Draft, targets: Targets<Key>) => ComponentChildren
  drawSupply: (draft: Draft, targets: Targets<Key>) => ComponentChildren
  total: readonly Segment[]
}

/** A board that the reader changes piece by piece; its score follows, line by line with the rule. */
export function ScoreBoard<Draft, Edit, Key extends string>(props: Props<Draft, Edit, Key>) {
  const { start, drafting, editFor, drawBoard, drawSupply, total } = props
  const { draft, edit, load, undo } = drafting
  const [tool, setTool] = useState<Tool>('add')
  const [isHydrated, setHydrated] = useState(false)
  useLayoutEffect(() => setHydrated(true), [])
  const targets: Targets<Key> = (key, seat): Target | undefined => {
    const change = isHydrated ? editFor(draft, tool, key, seat) : null
    if (change === null) return undefined
    const label = t(seat === undefined ? 'counting.add' : `counting.${tool}`)
    return { state: 'idle', label, onTap: () => edit(change) }
  }
  return (
    <div class="score-board not-content">
      <fieldset class="toggles" aria-label={t('counting.tools')}>
        {TOOLS.map((one) => (
          <button
            key={one}
            type="button"
            class="quiet-action"
            data-key={`score:${one}`}
            aria-pressed={tool === one}
            onClick={() => setTool(one)}
          >
            {t(`counting.${one}`)}
          </button>
        ))}
        <button type="button" class="quiet-action" disabled={!undo} onClick={() => undo?.()}>
          {t('action.undo')}
        </button>
        <button type="button" class="quiet-action" onClick={() => load(start)}>
          {t('counting.start')}
        </button>
      </fieldset>
      <div class="score-pair">{drawBoard(draft, targets)}</div>
      <p class="sr" role="status">
        {isHydrated && <Message segments={total} />}
      </p>
      <details class="score-supply">
        <summary>{t('counting.supply')}</summary>
        {drawSupply(draft, targets)}
      </details>
    </div>
  )
}
