import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { setUp as leHavreSetUp } from '../../games/le-havre/rules/setup.ts'
import { table as leHavre } from '../../games/le-havre/table/definition.tsx'
import { game } from '../../games/puerto-rico/rules/game.ts'
import { setUp } from '../../games/puerto-rico/rules/setup.ts'
import type { PuertoRico } from '../../games/puerto-rico/rules/types.ts'
import { bar } from '../../games/puerto-rico/table/definition/bar.ts'
import { emptyHand } from '../../games/puerto-rico/table/hand.ts'
import { toText } from '../../text/markup.ts'
import { FIRST_SET, OTHER_SET } from '../../text/naming-set.ts'
import { Announcer } from './Announcer.tsx'
import { LogLines } from './LogLines.tsx'
import { Since } from './Since.tsx'
import type { Turn } from './useGame.ts'

const before = setUp({ edition: 'two-player', seats: 2, seed: 1 })
const REASON = [{ text: '한 번에 많이 싣고 싶었어요.' }]
const PLAYERS = ['플레이어 A', '초급 봇']

/** B loads, which ends the phase: A keeps a good. */
const loaded: Turn<PuertoRico> = {
  before,
  after: before,
  move: { do: 'load', seat: 1, good: 'sugar', ship: 6 },
  events: [
    { rule: 'captain.load', seat: 1, token: 'sugar', count: 1, from: 'goods', to: 'ship6' },
    { rule: 'storage.keep', seat: 0, token: 'corn', count: 1, from: 'goods', to: 'goods' },
  ],
}

const plain = (html: string): string => html.replace(/<[^>]*hidden>[^<]*<\/span>|<[^>]*>/g, '')

test('a reason stands behind what it is the reason for, not behind what came of it for another', () => {
  const html = renderToString(
    <Since words={bar.words} turns={[loaded]} from={0} players={PLAYERS} reasonOf={() => REASON} />,
  )
  const text = plain(html)
  expect(text).toContain('한 번에 많이 싣고 싶었어요.')
  expect(text.indexOf('옥수수')).toBeGreaterThan(text.indexOf('한 번에'))
  expect(text.indexOf('설탕')).toBeLessThan(text.indexOf('한 번에'))
})

test('the reason of the last move is announced with that move, not with what is chosen after it', () => {
  const announced = (touched: boolean): string =>
    renderToString(
      <Announcer
        bar={bar}
        position={before}
        hand={emptyHand(before)}
        touched={touched}
        turns={[loaded]}
        refusal={null}
        players={PLAYERS}
        guide={{
          frozen: false,
          alone: true,
          message: null,
          tools: null,
          announcement: [],
          why: REASON,
          refused: null,
        }}
      />,
    )
  expect(announced(false)).toContain('한 번에 많이')
  expect(announced(true)).not.toContain('한 번에 많이')
  expect(announced(true)).toContain('역할을 하나 고르세요.')
})

test('that the table made a move stands apart from the move', () => {
  const position = leHavreSetUp({ version: 'short', seats: 2, seed: 1 })
  const move = { do: 'supply', seat: 0 } as const
  const next = leHavre.game.applyMove(position, move)
  if (!next.ok) throw new Error(next.broken.join())
  const turn = { before: position, after: next.position, move, events: next.events, forced: true }
  const { words } = leHavre
  const props = { words, turns: [turn], players: ['나', '초급 봇'] }
  const since = plain(renderToString(<Since {...props} from={0} reasonOf={() => null} />))
  // Cards could be bought before the marker is moved: it is not that there was nothing to decide.
  expect(since).toContain('내 배 마커가 다음 타일로 감 (저절로 함)')
  const log = plain(renderToString(<LogLines {...props} onBackTo={() => {}} />))
  expect(log).toContain('배 마커 옮기기 (저절로 함)')
  const poor = {
    ...position,
    players: position.players.map((one) => ({
      ...one,
      items: { ...one.items, franc: 0 },
      ships: [],
    })),
  }
  const forced = { ...props, turns: [{ ...turn, before: poor }] }
  expect(plain(renderToString(<LogLines {...forced} onBackTo={() => {}} />))).toContain(
    '배 마커 옮기기 (정할 것이 없어 저절로 함)',
  )
  // In a lesson a script moves for the opponent.
  const scripted = <LogLines {...props} onBackTo={() => {}} tellsForced={false} />
  expect(plain(renderToString(scripted))).not.toContain('저절로')
})

test('what the end of a round brought is told, though the reader’s own move ended it', () => {
  const position = {
    ...before,
    at: 'roles' as const,
    picks: 5,
    chooser: 1 as const,
    seat: 1 as const,
  }
  const move = { do: 'chooseRole', seat: 1, role: 'prospector' } as const
  const next = game.applyMove(position, move)
  if (!next.ok) throw new Error(next.broken.join())
  const turn = { before: position, after: next.position, move, events: next.events }
  const props = { words: bar.words, turns: [turn], from: 1, players: PLAYERS, reasonOf: () => null }
  const since = plain(renderToString(<Since {...props} after={turn} />))
  expect(since).toBe('초급 봇이 주지사가 됨')
  expect(renderToString(<Since {...props} />)).toBe('')
})

test('the live region holds one sentence in the names that show, the other names beside it', () => {
  const position = { ...before, at: 'mayor.recruiting' as const, role: 'mayor' as const }
  const hand = emptyHand(position)
  const html = renderToString(
    <Announcer
      bar={bar}
      position={position}
      hand={hand}
      touched={false}
      turns={[]}
      refusal={null}
      players={PLAYERS}
    />,
  )
  const [first, other] = [FIRST_SET, OTHER_SET].map((names) =>
    toText(bar.promptWords(position, hand, PLAYERS[0] ?? ''), names),
  )
  expect(first).not.toBe(other)
  expect(html.replace(/<[^>]*>/g, '')).toBe(first)
  expect(html).toContain(`data-other="${other}"`)
})
