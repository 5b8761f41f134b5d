/** 탐험가 (docs/rulings.md B9): a coin for the chooser, nothing for anybody else. */
import type { Sink } from '../notes.ts'
import { playerAt, type State } from '../state.ts'
import { doubles } from './privilege.ts'

export function prospect(state: State, note: Sink): void {
  playerAt(state, state.chooser).coins += 1
  note('prospector.coin', state.chooser, 'coins', 1, 'bank', 'purse')
  if (!doubles(state)) return
  playerAt(state, state.chooser).coins += 1
  note('library.coin', state.chooser, 'coins', 1, 'bank', 'purse')
}
