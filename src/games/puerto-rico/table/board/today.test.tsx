/** What the table, the button and the rule say of one price is the same. */
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { toText } from '../../../../text/markup.ts'
import { game } from '../../rules/game.ts'
import { costOf, priceOf } from '../../rules/roles/builder.ts'
import { GOOD_PRICE } from '../../rules/roles/trader.ts'
import { setUp } from '../../rules/setup.ts'
import { type Position, playerAt } from '../../rules/state.ts'
import { BUILDINGS, GOODS } from '../../rules/vocabulary.ts'
import { readyWords } from '../../words/moves.ts'
import { BuildingSupply } from './BuildingSupply.tsx'
import { Stock } from './PlayerBoard.tsx'
import { TradingHouse } from './TradingHouse.tsx'

const start = setUp({ edition: 'two-player', seats: 2, seed: 7 })

/** What a drawing says in figures, piece by piece: struck ones in brackets. */
const figures = (drawn: string): string[] =>
  Array.from(drawn.matchAll(/<(s|b|text)[^>]*>(\d+)</g), ([, tag, figure]) =>
    tag === 's' ? `(${figure})` : `${figure}`,
  )

function builderTurn(): Position {
  const position = { ...structuredClone(start), role: 'builder', at: 'builder.turn' } as Position
  const player = playerAt(position, position.seat)
  player.tiles.quarry = 2
  player.manned.quarry = 2
  return position
}

test('a card shows what a building costs today, and strikes what is printed out', () => {
  const position = builderTurn()
  const cards = render(<BuildingSupply state={position} />).split('<li')
  for (const id of BUILDINGS) {
    const { price } = priceOf(position, position.seat, id)
    const card = cards.find((one) => one.includes(`building:${id}"`)) ?? ''
    const printed = costOf(position, id)
    expect(price).toBeLessThan(printed)
    expect(figures(card).slice(0, 2), id).toEqual([`${price}`, `(${printed})`])
  }
})

test('while nobody builds, a card shows what is printed in this game', () => {
  const options = { ...start.options, 'cost.swapFactoryUniversity': true }
  const drawn = render(<BuildingSupply state={{ ...start, options }} />)
  expect(drawn).not.toMatch(/<s[ >]/)
  const factory = drawn.split('<li').find((one) => one.includes('building:factory"')) ?? ''
  expect(figures(factory)[0]).toBe('8')
})

function traderTurn(chooser: 0 | 1): Position {
  const position = { ...structuredClone(start), role: 'trader', at: 'trader.turn' } as Position
  position.seat = 0
  position.chooser = chooser
  const player = playerAt(position, 0)
  for (const good of GOODS) player.goods[good] = 1
  player.city = [
    { id: 'smallMarket', workers: 1 },
    { id: 'largeMarket', workers: 1 },
  ]
  return position
}

test.each([
  [1, 3],
  [0, 4],
] as const)('prices with markets, chosen by seat %i, are alike in the house, on the board, on the button and in the purse', (chooser, more) => {
  const position = traderTurn(chooser)
  const brought = GOODS.map((good) => GOOD_PRICE[good] + more)
  const house = render(<TradingHouse state={position} />)
  expect(figures(house)).toEqual(
    GOODS.flatMap((good, at) => [`(${GOOD_PRICE[good]})`, `${brought[at]}`]),
  )
  const coins = render(<Stock state={position} seat={0} />)
    .split('class="sale"')
    .slice(1)
  expect(coins.map((coin) => figures(coin)[0])).toEqual(brought.map(String))
  for (const [at, good] of GOODS.entries()) {
    const move = { do: 'sell', seat: 0, good } as const
    expect(toText(readyWords(move, position))).toContain(`+${brought[at]}`)
    const after = game.applyMove(position, move)
    expect(after.ok && game.netGains(after.events, 0).coins).toBe(brought[at])
  }
})

test('the house tells its prices at any time, and boards nothing while nobody sells', () => {
  expect(figures(render(<TradingHouse state={start} />))).toEqual(['0', '1', '2', '3', '4'])
  expect(render(<Stock state={start} seat={0} />)).not.toContain('class="sale"')
  expect(render(<Stock state={traderTurn(1)} seat={1} />)).not.toContain('class="sale"')
})
