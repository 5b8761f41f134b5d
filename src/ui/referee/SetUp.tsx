import { useRef, useState } from 'preact/hooks'
import type { AnyPosition } from '../../engine/types.ts'
import { t } from '../../text/messages/referee.ts'
import { Fold } from '../Fold.tsx'
import { Message } from '../Message.tsx'
import { useRoving } from '../table/useRoving.ts'
import type { Target } from '../target.tsx'
import { EditAnnouncer } from './EditAnnouncer.tsx'
import { EditBar } from './EditBar.tsx'
import { PositionProblems } from './PositionProblems.tsx'
import { useCalled } from './seat-names.ts'
import type { Hold, SetUpDefinition } from './set-up.ts'
import type { Drafting } from './useDraft.ts'
import { useHolding } from './useHolding.ts'

/** Problems that are told at once. */
const MOST_PROBLEMS = 8

interface Props<Position, Edit, Pick> {
  definition: SetUpDefinition<Position, Edit, Pick>
  drafting: Drafting<Position, Edit>
  onAsk: () => void
}

/** The table to set up: by taps on what is drawn, and the same by numbers below. */
export function SetUp<Position extends AnyPosition, Edit, Pick>(
  props: Props<Position, Edit, Pick>,
) {
  const { definition, drafting, onAsk } = props
  const { draft, edit } = drafting
  const [hold, setHold] = useState<Hold>({ tool: 'add', board: 0 })
  const [pick, setPick] = useState<Pick | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const { nameOf } = useCalled()
  useRoving(root)
  const held = { ...hold, board: Math.min(hold.board, draft.players.length - 1) }
  const targets = (key: string, seat?: number): Target | undefined => {
    const found = definition.editAt(draft, held, key, seat)
    if (!found) return undefined
    const onTap = (): void => ('edit' in found ? edit(found.edit) : setPick(found.pick))
    return { state: 'idle', label: t(`edit.tap.${held.tool}`), onTap }
  }
  useHolding(root, (key, seat) => {
    const found = definition.editAt(draft, { ...held, tool: 'remove' }, key, seat)
    if (found && 'edit' in found) edit(found.edit)
  })
  const open = (part: string): void => {
    const details = root.current?.querySelector<HTMLDetailsElement>(`[data-part="${part}"]`)
    if (!details) return
    const show = (): void => details.scrollIntoView({ block: 'start' })
    if (details.open) show()
    else details.addEventListener('toggle', () => setTimeout(show), { once: true })
    details.open = true
    details.querySelector('summary')?.focus({ preventScroll: true })
  }
  const problems = definition.validate(draft).slice(0, MOST_PROBLEMS)
  const players = draft.players.map((_, seat) => nameOf(seat))
  return (
    <div class="set-up-table" ref={root}>
      <EditAnnouncer changeWords={definition.changeWords} draft={draft} />
      {definition.drawTable({ state: draft, viewer: held.board, players, targets })}
      <Fold name="turn" open title={<Message segments={definition.turnTitle} />}>
        {definition.drawTurn(drafting)}
      </Fold>
      <PositionProblems
        definition={definition}
        draft={draft}
        problems={problems}
        onGo={open}
        onAsk={onAsk}
        edit={edit}
      />
      <EditBar
        definition={definition}
        drafting={drafting}
        hold={held}
        onHold={(next) => {
          setHold(next)
          setPick(null)
        }}
        pick={pick}
        onPick={setPick}
        onPicked={() => setPick(null)}
        wrong={problems.length}
        onWrong={() => root.current?.querySelector('.position-problems')?.scrollIntoView()}
      />
      <h2>{t('edit.numbers')}</h2>
      {definition.parts(drafting, nameOf).map(({ name, title, draw }) => (
        <Fold key={name} name={name} title={<Message segments={title} />}>
          {draw()}
        </Fold>
      ))}
    </div>
  )
}
