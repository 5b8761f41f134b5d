import type { Identity } from '../../../engine/game.ts'

/** What files, addresses and keys on the device call this game. */
export const IDENTITY: Identity = { id: 'puerto-rico', linkCode: 'pr', version: 1 }
