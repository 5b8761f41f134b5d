import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES, ORIGINAL } from '../../../text/languages.ts'
import { parse } from './markup.ts'
import './added-names.ts'
import './names.ts'
import '../../le-havre/words/names.ts'

const modules = import.meta.glob<{ isParticle: (particle: string) => boolean }>(
  '../../../text/*/particle.ts',
  { eager: true },
)
/** The language of a file by its folders; positions and the like have words in none. */
const languageOf = (file: string): string =>
  LANGUAGES.find((one) => file.split('/').includes(one)) ?? ORIGINAL
const isParticleIn = (language: string, particle: string): boolean =>
  modules[`../../../text/${language}/particle.ts`]?.isParticle(particle) ?? true

const withoutComments = (text: string): string => text.replace(/^\s*#.*/gm, '')

/** What is wrong with the terms of a text: an id of none, a particle that its language does not know. */
function brokenTerms(file: string, text: string): string[] {
  return Array.from(
    withoutComments(text).matchAll(/\[\[([^[\]\s\d,|][^[\]|\\]*)(?:\\?\|([^[\]]*))?\]\]/g),
    ([markup, id = '', particle]) => {
      expect(parse(`[[${id}]]`), `${file}: ${markup}`).toHaveLength(1)
      if (particle === undefined || /^#\w+$/.test(particle)) return []
      return isParticleIn(languageOf(file), particle) ? [] : [`${file}: ${markup}`]
    },
  ).flat()
}

const files = globSync('content/{puerto-rico,site,le-havre/words}/**/*.{mdx,yaml}')

test('every term in pages and data exists, with a particle of its language', () => {
  expect(files.filter((file) => file.endsWith('.mdx')).length).toBeGreaterThan(19)
  expect(files.flatMap((file) => brokenTerms(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('a particle of another language is found', () => {
  expect(brokenTerms('content/en/a.yaml', '[[colonist|s]] [[colonist|을]]')).toEqual([
    'content/en/a.yaml: [[colonist|을]]',
  ])
  expect(brokenTerms('content/ko/a.yaml', '[[colonist|s]]')).toHaveLength(1)
})
