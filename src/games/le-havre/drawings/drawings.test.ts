import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { BUILDINGS } from '../rules/vocabulary.ts'
import { DRAWINGS, sheet } from './sheet.ts'

const SHEETS = ['src/ui/art.css', 'src/games/le-havre/table/pieces/card-art.css']

test('the file of pictures is what the parts make; `npx vitest run -u` on this test writes it', async () => {
  await expect(sheet()).toMatchFileSnapshot('../table/pieces/harbour.svg')
})

test('every building has its drawing in the file, and no two are alike', () => {
  const file = sheet()
  expect(BUILDINGS.filter((id) => !file.includes(`<symbol id="${id}"`))).toEqual([])
  const alike = BUILDINGS.filter((id) =>
    BUILDINGS.some((other) => other < id && `${DRAWINGS[other]}` === `${DRAWINGS[id]}`),
  )
  expect(alike).toEqual([])
})

test('every tone has its colour in the sheets of the page', () => {
  const sheets = SHEETS.map((path) => readFileSync(path, 'utf8')).join('')
  const tones = new Set(Array.from(sheet().matchAll(/var\((--[\w-]+)\)/g), ([, tone = '']) => tone))
  expect([...tones].filter((tone) => !sheets.includes(`${tone}:`))).toEqual([])
})

test('all pictures together weigh little', () => {
  expect(gzipSync(sheet()).length).toBeLessThan(18_000)
})
