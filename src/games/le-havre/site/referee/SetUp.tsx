import { SetUp as Shared } from '../../../../ui/referee/SetUp.tsx'
import type { SetUpDefinition } from '../../../../ui/referee/set-up.ts'
import { editWords } from '../../referee/edit-words.ts'
import { addItems, type Edit, emptyTable, setLoans } from '../../referee/edits.ts'
import { lackingGoods } from '../../referee/lacking.ts'
import { partWords, problemWords } from '../../referee/problems.ts'
import { editAt, type Pick } from '../../referee/taps.ts'
import { validate } from '../../rules/impossible.ts'
import { type Position, playerAt } from '../../rules/state.ts'
import { Table } from '../../table/board/Table.tsx'
import { itemsWords } from '../../words/card.ts'
import { term } from '../../words/markup.ts'
import { say } from '../../words/messages/referee.ts'
import { CardTool } from './CardTool.tsx'
import { PickCard } from './PickCard.tsx'
import { HarbourPart } from './parts/HarbourPart.tsx'
import { GamePart, OffersPart } from './parts/TableParts.tsx'
import { TurnPart } from './parts/TurnPart.tsx'
import type { Drafting } from './useDraft.ts'

const loadKit = async () => (await import('./kit.ts')).kit

/** How a position is set up. */
const settingUp: SetUpDefinition<Position, Edit, Pick> = {
  validate,
  editAt,
  drawTable: (props) => <Table {...props} whole />,
  turnTitle: partWords('turn'),
  drawTurn: (drafting) => <TurnPart {...drafting} />,
  drawPick: (props) => <PickCard {...props} />,
  drawTools: (props) => <CardTool {...props} />,
  parts: ({ draft, edit, load }, nameOf) => [
    {
      name: 'game',
      title: partWords('game'),
      draw: () => <GamePart draft={draft} load={load} begin={emptyTable} />,
    },
    {
      name: 'table',
      title: partWords('table'),
      draw: () => <OffersPart draft={draft} edit={edit} />,
    },
    ...draft.players.map((_, seat) => ({
      name: `seat-${seat}`,
      title: partWords(`seat-${seat}`, nameOf),
      draw: () => <HarbourPart draft={draft} edit={edit} seat={seat} />,
    })),
  ],
  // Francs and goods lie on the board; loans have no place there.
  barCounts: (draft, board) => [
    {
      of: term('loan'),
      count: playerAt(draft, board).loans,
      set: (count) => setLoans(board, count),
    },
  ],
  kitOf: () => loadKit,
  changeWords: editWords,
  loadProblemWords: async () => problemWords,
  mendOf({ problem }, draft) {
    const goods = problem === 'waits-for-nobody' ? lackingGoods(draft) : null
    if (!goods) return null
    return { words: say('edit.lay', { what: itemsWords(goods) }), edit: addItems(goods) }
  },
}

/** The table to set up. */
export const SetUp = (props: { drafting: Drafting; onAsk: () => void }) => (
  <Shared definition={settingUp} {...props} />
)
