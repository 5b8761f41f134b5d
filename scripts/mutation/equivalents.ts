/** Mutants that change nothing anybody could notice, each with the reason. */
export interface Equivalent {
  file: string
  /** The line on which the mutant begins. */
  within: string
  from: string
  to: readonly string[]
  why: string
}

const FOR_TYPES = 'always there; asked for the type checker'
const SHORTCUT = 'saves work only: what follows comes to the same'

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'roles/builder.ts',
    within: 'if (built) built.workers += 1',
    from: 'built',
    to: ['true'],
    why: FOR_TYPES,
  },
  {
    file: 'roles/captain.ts',
    within: 'if (playerAt(state, seat).goods[good] === 0) continue',
    from: 'playerAt(state, seat).goods[good] === 0',
    to: ['false'],
    why: SHORTCUT,
  },
  {
    file: 'roles/captain.ts',
    within: 'if (goods[good] > 0)',
    from: 'goods[good] > 0',
    to: ['true', 'goods[good] >= 0'],
    why: SHORTCUT,
  },
  {
    file: 'roles/captain.ts',
    within: 'if (!ship) return',
    from: '!ship',
    to: ['false'],
    why: FOR_TYPES,
  },
  {
    file: 'roles/captain.ts',
    within: 'if (rule) payPoints(state, seat, powers.loadBonus ?? 0, rule, note)',
    from: 'rule',
    to: ['true'],
    why: FOR_TYPES,
  },
  {
    file: 'roles/captain.ts',
    within: 'if (ship.good === null || ship.count < ship.size) continue',
    from: 'ship.good === null',
    to: ['false'],
    why: 'a ship without a kind carries nothing, so it is not full',
  },
  {
    file: 'roles/craftsman.ts',
    within: 'const pay = powers.kindsPay?.[kinds] ?? 0',
    from: 'powers.kindsPay?.[kinds]',
    to: ['powers.kindsPay[kinds]'],
    why: FOR_TYPES,
  },
  {
    file: 'roles/craftsman.ts',
    within: "if (rule) note(rule, seat, 'coin', pay, 'bank', 'purse')",
    from: 'rule',
    to: ['true'],
    why: FOR_TYPES,
  },
  {
    file: 'roles/mayor.ts',
    within: 'const tiles = TILES.filter((tile) => player.tiles[tile] > 0)',
    from: 'TILES.filter((tile) => player.tiles[tile] > 0)',
    to: ['TILES'],
    why: SHORTCUT,
  },
  {
    file: 'roles/mayor.ts',
    within: 'const tiles = TILES.filter((tile) => player.tiles[tile] > 0)',
    from: 'player.tiles[tile] > 0',
    to: ['true', 'player.tiles[tile] >= 0'],
    why: SHORTCUT,
  },
  {
    file: 'roles/mayor.ts',
    within: 'const roomFrom = [...kinds, { circles: 0 }].map((_, index) =>',
    from: '{ circles: 0 }',
    to: ['{}'],
    why: 'stands for the end; nothing is read of it',
  },
  {
    file: 'roles/mayor.ts',
    within: '} else if (kind.building) {',
    from: 'kind.building',
    to: ['true'],
    why: FOR_TYPES,
  },
  {
    file: 'roles/mayor.ts',
    within: 'const NOBODY = each(TILES, () => 0)',
    from: '() => 0',
    to: ['() => undefined'],
    why: 'every tile is counted before the layout is given away',
  },
  {
    file: 'roles/mayor.ts',
    within: 'const island = { ...NOBODY }',
    from: '{ ...NOBODY }',
    to: ['{}'],
    why: 'every tile is counted before the layout is given away',
  },
  {
    file: 'roles/mayor.ts',
    within: 'if (random() * circles < left) {',
    from: 'random() * circles < left',
    to: ['random() * circles <= left'],
    why: 'a chance of one in 2³² at most',
  },
  {
    file: 'roles/storage.ts',
    within: 'if (goodsOf(player) > 0) keep(state, state.seat, player.goods, note)',
    from: 'goodsOf(player) > 0',
    to: ['true', 'goodsOf(player) >= 0'],
    why: SHORTCUT,
  },
  {
    file: 'roles/storage.ts',
    within:
      'whole.some((good) => player.goods[good] === 1 && GOODS.indexOf(good) > GOODS.indexOf(single))',
    from: 'GOODS.indexOf(good) > GOODS.indexOf(single)',
    to: [
      'GOODS.indexOf(good) >= GOODS.indexOf(single)',
      'GOODS.indexOf(good) <= GOODS.indexOf(single)',
    ],
    why: 'of two choices that come to the same either may stand for both, and no kind is both',
  },
  {
    file: 'roles/trader.ts',
    within: "if (rule) note(rule, seat, 'coin', bonus, 'bank', 'purse')",
    from: 'rule',
    to: ['true'],
    why: FOR_TYPES,
  },
  {
    file: 'roles/round.ts',
    within: 'if (!card) return',
    from: '!card',
    to: ['false'],
    why: FOR_TYPES,
  },
  {
    file: 'roles/settler.ts',
    within: 'if (!tile) return',
    from: '!tile',
    to: ['false'],
    why: FOR_TYPES,
  },
  {
    file: 'sequence.ts',
    within: 'state.role !== null && roleOf(state.role) === role',
    from: 'state.role !== null',
    to: ['true'],
    why: FOR_TYPES,
  },
]
