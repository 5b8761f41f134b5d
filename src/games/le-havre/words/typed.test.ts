import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { playGame } from '../../../engine/random-game.ts'
import { LANGUAGES } from '../../../text/languages.ts'
import { leHavre } from '../definition.ts'
import { readMove, typedWords } from './typed.ts'

const { game } = leHavre

test('moves of played games come back from their words', () => {
  for (const seats of [1, 2, 4])
    playGame(leHavre, { version: 'short', seats, seed: seats }, (position, move) => {
      if (!move) return
      const text = typedWords(move)
      const read = readMove(position, text)
      if (read.is === 'many')
        expect(
          read.moves.map((one) => JSON.stringify(one)),
          text,
        ).toContain(JSON.stringify(move))
      else expect(read, text).toEqual({ is: 'move', move })
    })
})

const start = leHavre.setUp({ version: 'short', seats: 2, seed: 4 })

test.each([
  ['나무 가져오기', { do: 'takeOffer', seat: 0, space: 'wood' }],
  ['건축 회사(소)에 들어가기', { do: 'enter', seat: 0, building: 'buildingFirmSmall' }],
  ['시장 사기', { do: 'buy', seat: 0, card: 'marketplace' }],
])('%s is read', (text, move) => {
  const next = game.applyMove(start, { do: 'supply', seat: 0 })
  if (!next.ok) throw new Error('no supply')
  expect(readMove(next.position, text)).toEqual({ is: 'move', move })
})

test.each(['', '바나나', '생선 999 마리'])('%s is nothing', (text) => {
  expect(readMove(start, text)).toEqual({ is: 'none' })
})

test.each(LANGUAGES)('what people say at the table in %s is read as it was meant', (language) => {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['tsx', 'src/games/le-havre/words/spoken.ts'],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: `--conditions=${language}` },
    },
  )
  const [count, ...misread] = stdout.trim().split('\n')
  expect(Number(count?.replace('said: ', '')), stderr).toBeGreaterThanOrEqual(18)
  expect(misread).toEqual([])
  expect(status, stderr).toBe(0)
})
