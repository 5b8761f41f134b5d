/** 탐험가 (docs/rulings.md B9): a coin for the chooser, nothing for anybody else. */
import type { Emit } from '../events.ts'
import { playerAt, type State } from '../state.ts'
import { doubles } from './privilege.ts'

export function prospect(state: State, emit: Emit): void {
  playerAt(state, state.chooser).coins += 1
  emit('prospector.coin', state.chooser, 'coins', 1, 'bank', 'purse')
  if (!doubles(state)) return
  playerAt(state, state.chooser).coins += 1
  emit('library.coin', state.chooser, 'coins', 1, 'bank', 'purse')
}
