import type { SomePlayers } from '../../../frame/entry.ts'
import { playersOf } from '../../../frame/players.ts'
import { BOTS } from '../bots/bots.ts'
import type { PuertoRicoBots } from '../bots/types.ts'
import { puertoRico } from '../definition.ts'
import { played } from './played.ts'

export const players = playersOf<PuertoRicoBots>(puertoRico.game.parts.id, played, puertoRico, BOTS)

export const bots: SomePlayers = (use) => use(players)
