import { useMemo } from 'preact/hooks'
import { SetUp as Shared } from '../../../../ui/referee/SetUp.tsx'
import type { SetUpDefinition, TapEdit } from '../../../../ui/referee/set-up.ts'
import * as edit from '../../referee/edits.ts'
import { type PartName, partWords } from '../../referee/parts.ts'
import { editAt, type Pick } from '../../referee/taps.ts'
import { validate } from '../../rules/impossible.ts'
import { type Position, playerAt } from '../../rules/state.ts'
import { Table } from '../../table/board/Table.tsx'
import type { TargetKey } from '../../table/keys.ts'
import { say } from '../../words/messages/referee.ts'
import { useAddedEditing } from './added-editing.ts'
import { editWords } from './edit-words.ts'
import { PickPiece } from './PickPiece.tsx'
import { BoardPart } from './parts/BoardPart.tsx'
import { GamePart } from './parts/GamePart.tsx'
import type { AddedEditing } from './parts/part.ts'
import { RolesPart } from './parts/RolesPart.tsx'
import {
  HousePart,
  MarketPart,
  PlantationsPart,
  ShipsPart,
  SupplyPart,
} from './parts/TableParts.tsx'
import { TurnPart } from './parts/TurnPart.tsx'
import type { Drafting } from './useDraft.ts'

type Definition = SetUpDefinition<Position, edit.Edit, Pick>

const loadKit = async () => (await import('./kit.ts')).kit

/** How a position is set up; of a game with an expansion with what it has besides. */
const setUpWith = (added: AddedEditing | null): Definition => ({
  validate,
  editAt(draft, hold, key, seat): TapEdit<edit.Edit, Pick> | null {
    const found = (added?.editAt ?? editAt)(draft, hold, key as TargetKey, seat)
    if (!found) return null
    return typeof found === 'function' ? { edit: found } : { pick: found }
  },
  drawTable: (props) => (
    <Table {...props} focus="own" opened={['buildings']} parts={added?.parts} />
  ),
  turnTitle: partWords('turn'),
  drawTurn: ({ draft, edit }) => <TurnPart draft={draft} edit={edit} added={added} />,
  drawPick: (props) => <PickPiece {...props} added={added} />,
  parts({ draft, edit, load }, nameOf) {
    const props = { draft, edit, added }
    const part = (name: PartName, draw: () => preact.JSX.Element) => ({
      name,
      title: partWords(name, nameOf),
      draw,
    })
    return [
      part('game', () => <GamePart {...props} load={load} />),
      part('roles', () => <RolesPart {...props} />),
      part('plantations', () => <PlantationsPart {...props} />),
      part('market', () => <MarketPart {...props} />),
      part('ships', () => <ShipsPart {...props} />),
      part('house', () => <HousePart {...props} />),
      part('supply', () => <SupplyPart {...props} />),
      ...draft.players.map((_, seat) =>
        part(`board-${seat}`, () => <BoardPart {...props} seat={seat} />),
      ),
    ]
  },
  barCounts(draft, board) {
    const { coins, vp } = playerAt(draft, board)
    return [
      { of: say('edit.coins'), count: coins, set: (count) => edit.setCoins(board, count) },
      { of: say('edit.points'), count: vp, set: (count) => edit.setPoints(board, count) },
    ]
  },
  // A line has no words for nobles and forests, and would take them away.
  kitOf: ({ expansions }) => (expansions ? null : loadKit),
  changeWords: editWords,
  async loadProblemWords() {
    const { problemWords } = await import('../../referee/problems.ts')
    return (problem, nameOf) => {
      const words = problemWords(problem, nameOf)
      return { ...words, part: words.part === 'supply' ? 'board-0' : words.part }
    }
  },
  mendOf: ({ problem }) =>
    problem === 'undealt' ? { words: say('edit.deal-market'), edit: edit.dealMarket() } : null,
})

/** The table to set up. */
export function SetUp(props: { drafting: Drafting; onAsk: () => void }) {
  const added = useAddedEditing(props.drafting.draft)
  const definition = useMemo(() => setUpWith(added), [added])
  return <Shared definition={definition} {...props} />
}
