import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { Fold } from '../../../../ui/Fold.tsx'
import { Say } from '../../../../ui/Say.tsx'
import { useRoving } from '../../../../ui/table/useRoving.ts'
import type { Target } from '../../../../ui/target.tsx'
import { type PartName, partWords } from '../../referee/parts.ts'
import { editAt, type Hold, type Pick } from '../../referee/taps.ts'
import { validate } from '../../rules/impossible.ts'
import { Table } from '../../table/board/Table.tsx'
import type { Targets } from '../../table/keys.ts'
import { t } from '../../words/messages/referee.ts'
import { useAddedEditing } from './added-editing.ts'
import { EditAnnouncer } from './EditAnnouncer.tsx'
import { EditBar } from './EditBar.tsx'
import { PositionProblems } from './PositionProblems.tsx'
import { BoardPart } from './parts/BoardPart.tsx'
import { GamePart } from './parts/GamePart.tsx'
import type { PartProps } from './parts/part.ts'
import { RolesPart } from './parts/RolesPart.tsx'
import {
  HousePart,
  MarketPart,
  PlantationsPart,
  ShipsPart,
  SupplyPart,
} from './parts/TableParts.tsx'
import { TurnPart } from './parts/TurnPart.tsx'
import { useCalled } from './seat-names.ts'
import type { Drafting } from './useDraft.ts'

/** Problems that are told at once. */
const MOST_PROBLEMS = 8

/** The table to set up: by taps on what is drawn, and the same by numbers below. */
export function SetUp({ drafting, onAsk }: { drafting: Drafting; onAsk: () => void }) {
  const { draft, edit, load } = drafting
  const [hold, setHold] = useState<Hold>({ tool: 'add', board: 0 })
  const [pick, setPick] = useState<Pick | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const { nameOf } = useCalled()
  const added = useAddedEditing(draft)
  useRoving(root)
  const held = { ...hold, board: Math.min(hold.board, draft.players.length - 1) }
  const targets: Targets = (key, seat): Target | undefined => {
    const found = (added?.editAt ?? editAt)(draft, held, key, seat)
    if (!found) return undefined
    const onTap = (): void => (typeof found === 'function' ? edit(found) : setPick(found))
    return { state: 'idle', label: t(`edit.tap.${held.tool}`), onTap }
  }
  const open = (part: PartName): void => {
    const details = root.current?.querySelector<HTMLDetailsElement>(`[data-part="${part}"]`)
    if (!details) return
    const show = (): void => details.scrollIntoView({ block: 'start' })
    if (details.open) show()
    else details.addEventListener('toggle', () => setTimeout(show), { once: true })
    details.open = true
    details.querySelector('summary')?.focus({ preventScroll: true })
  }
  const problems = validate(draft).slice(0, MOST_PROBLEMS)
  const names = draft.players.map((_, seat) => nameOf(seat))
  return (
    <div class="set-up-table" ref={root}>
      <EditAnnouncer draft={draft} />
      <Table
        state={draft}
        viewer={held.board}
        focus="own"
        opened={['buildings']}
        players={names}
        targets={targets}
        parts={added?.parts}
      />
      <Part name="turn" open>
        <TurnPart draft={draft} edit={edit} added={added} />
      </Part>
      <PositionProblems problems={problems} onGo={open} onAsk={onAsk} edit={edit} />
      <EditBar
        drafting={drafting}
        hold={held}
        onHold={(next) => {
          setHold(next)
          setPick(null)
        }}
        pick={pick}
        onPicked={() => setPick(null)}
        wrong={problems.length}
        onWrong={() => root.current?.querySelector('.position-problems')?.scrollIntoView()}
        added={added}
      />
      <h2>{t('edit.numbers')}</h2>
      <Parts draft={draft} edit={edit} load={load} added={added} />
    </div>
  )
}

/** Every part of the table by numbers, for those who do not tap. */
function Parts({ draft, edit, load, added }: PartProps & { load: Drafting['load'] }) {
  const props = { draft, edit, added }
  return (
    <>
      <Part name="game">
        <GamePart {...props} load={load} />
      </Part>
      <Part name="roles">
        <RolesPart {...props} />
      </Part>
      <Part name="plantations">
        <PlantationsPart {...props} />
      </Part>
      <Part name="market">
        <MarketPart {...props} />
      </Part>
      <Part name="ships">
        <ShipsPart {...props} />
      </Part>
      <Part name="house">
        <HousePart {...props} />
      </Part>
      <Part name="supply">
        <SupplyPart {...props} />
      </Part>
      {draft.players.map((_, seat) => (
        <Part key={seat} name={`board-${seat}`}>
          <BoardPart {...props} seat={seat} />
        </Part>
      ))}
    </>
  )
}

function Part({
  name,
  open = false,
  children,
}: {
  name: PartName
  open?: boolean
  children: ComponentChildren
}) {
  const { nameOf } = useCalled()
  return (
    <Fold name={name} open={open} title={<Say of={partWords(name, nameOf)} />}>
      {children}
    </Fold>
  )
}
