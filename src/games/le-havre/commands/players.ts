import type { SomePlayers } from '../../../frame/entry.ts'
import { playersOf } from '../../../frame/players.ts'
import { BOTS } from '../bots/bots.ts'
import { MEASURED_BOTS } from '../bots/measured.ts'
import type { LeHavreBots } from '../bots/types.ts'
import { leHavre } from '../definition.ts'
import { played } from './played.ts'

export const players = playersOf<LeHavreBots>(leHavre.game.parts.id, played, leHavre, {
  ...BOTS,
  ...MEASURED_BOTS,
})

export const bots: SomePlayers = (use) => use(players)
