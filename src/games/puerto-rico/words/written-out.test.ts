import { expect, test } from 'vitest'
import { CHAPTER_NAMES, RULE_WORDS } from '#puerto-rico/words/generated/rules.ts'
import { projectCourse } from '../../../lessons/files.ts'
import { gameLines } from '../../../text/ko/unused-words.ts'
import { puertoRico } from '../complete.ts'
import { writtenOut } from './ko/written-out.ts'
import { TERM_IDS, termOf } from './terms.ts'

type Text = readonly [where: string, text: string]

const files = import.meta.glob<{ messages?: Record<string, string> }>(
  ['./ko/generated/*.ts', '../../../text/ko/generated/*.ts'],
  { eager: true },
)
const messages = Object.values(files).flatMap((file) => Object.entries(file.messages ?? {}))
const rules = Object.entries(RULE_WORDS).flatMap(([id, words]) =>
  Object.entries(words).map(([part, text]): Text => [`${id} ${part}`, text]),
)
const lessons = projectCourse(puertoRico).flatMap(({ id, title, about, steps }): Text[] => [
  [id, title],
  [id, about],
  ...steps.flatMap(({ id: step, task, hint, success, wrong, replies }) =>
    [
      task,
      hint.say,
      success,
      ...wrong.map(({ say }) => say),
      ...replies.map(({ say }) => say ?? ''),
    ].map((text): Text => [`${id} ${step}`, text]),
  ),
])

/** Lines of a folder as markup. The page of terms tells of the names themselves; a head has the first ones. */
const lines = gameLines('puerto-rico').filter(({ at }) => !at.includes('/terms.mdx:'))
const linesOf = (folder: string): Text[] =>
  lines
    .filter(({ at, text }) => at.includes(folder) && !text.startsWith('description:'))
    .map(({ at, text }) => [at, text.replaceAll('\\|', '|')])
const cases = linesOf('/cases/')
const reference = linesOf('/reference/')

test('there are texts to look at', () => {
  expect(cases.length).toBeGreaterThan(800)
  expect(reference.length).toBeGreaterThan(500)
  expect(messages.length).toBeGreaterThan(800)
  expect(rules.length).toBeGreaterThan(200)
  expect(lessons.length).toBeGreaterThan(900)
})

test.each<readonly [string, readonly Text[]]>([
  ['messages', messages],
  ['chapters', Object.entries(CHAPTER_NAMES)],
  ['rules', rules],
  ['explanations', TERM_IDS.map((id): Text => [id, termOf(id).gloss])],
  ['lessons', lessons],
  ['cases', cases],
  ['the reference', reference],
])('%s leave no name of one set in the other', (_, texts) => {
  expect(texts.filter(([, text]) => writtenOut(text).length > 0)).toEqual([])
})

test('a name written out is found', () => {
  expect(writtenOut('[[colonist|을]] 인력 시장에 둔다')).toEqual(['인력 시장'])
})
