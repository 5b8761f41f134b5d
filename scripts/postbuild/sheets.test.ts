import { expect, test } from 'vitest'
import { withOneSheet } from './sheets.ts'

test('sheets that follow each other are one; those with other elements between them or attributes stay', () => {
  const apart = '<link><style>c{}</style><style media="print">d{}</style>'
  expect(withOneSheet(`<style>a{}</style><style>b{}</style>${apart}`)).toBe(
    `<style>a{}b{}</style>${apart}`,
  )
})
