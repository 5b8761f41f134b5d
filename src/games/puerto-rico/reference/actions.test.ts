/** Which roles have an action that may be left undone: asked of the engine, and compared with every text that tells it. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseScenario } from '../../../scenario/parse.ts'
import { runScenario } from '../../../scenario/run.ts'
import { TELLING as english } from '../../../text/en/may-and-must.ts'
import { TELLING as japanese } from '../../../text/ja/may-and-must.ts'
import { TELLING as korean } from '../../../text/ko/may-and-must.ts'
import { paragraphOf, type Telling } from '../../../text/may-and-must.ts'
import { puertoRico } from '../definition.ts'
import type { Role } from '../rules/vocabulary.ts'

/** The roles with an action for everybody. */
const ROLES = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain'] as const

/** Both could do something in every role. */
const TABLE = `
rules: []
at: roles
set:
  A: { coins: 5, tiles: { corn: 2 }, colonists: { corn: 1 }, goods: { corn: 2 } }
  B: { coins: 5, tiles: { corn: 2 }, colonists: { corn: 1 }, goods: { corn: 2 } }
`

/** Whether the one who did not choose a role comes away as before, declining whatever can be declined. */
function mayStayUndone(role: Role): boolean {
  const { game } = puertoRico
  const parsed = parseScenario(puertoRico, TABLE)
  if (!parsed.ok) throw new Error('the table is no scenario')
  const { start } = runScenario(puertoRico, parsed.source)
  if (!start) throw new Error('the table cannot be')
  let done = game.applyMove(start, { do: 'chooseRole', seat: 0, role })
  let gained = 0
  while (done.ok) {
    gained += done.events.filter(
      ({ seat, from, to }) => seat === 1 && (ownPlaces.has(from) || ownPlaces.has(to)),
    ).length
    const { position } = done
    if (position.at === 'roles') return gained === 0
    const pass = { do: 'pass', seat: position.seat } as const
    const [first] = game.legalMoves(position)
    done = game.applyMove(position, game.judge(position, pass).legal ? pass : first)
  }
  throw new Error(done.broken.join())
}
const { ownPlaces } = puertoRico.game.parts

const free = ROLES.filter(mayStayUndone)
const bound = ROLES.filter((role) => !free.includes(role))

test('the engine lets three actions be left undone', () => {
  expect(free).toEqual(['settler', 'builder', 'trader'])
  expect(bound).toEqual(['mayor', 'craftsman', 'captain'])
})

const WORDS = 'content/puerto-rico/words'
const LANGUAGES: [string, Telling][] = [
  ['ko', korean],
  ['ja', japanese],
  ['en', english],
]

describe.each(LANGUAGES)('in %s', (language, telling) => {
  const terms: Record<string, { name: string }> = parse(
    readFileSync(`${WORDS}/${language}/terms.yaml`, 'utf8'),
  )
  /** The roles that a sentence names, by their term, their phase or their name. */
  const named = (sentence: string): (typeof ROLES)[number][] =>
    ROLES.filter((role) =>
      new RegExp(`\\[\\[${role}(?:Phase)?(?:\\||\\]\\])|${terms[role]?.name}`).test(sentence),
    )
  const read = (file: string): string => readFileSync(file, 'utf8')
  const round = read(`content/puerto-rico/reference/${language}/round.mdx`)
  const sentences = [
    ...globSync(`content/puerto-rico/reference/${language}/*.mdx`),
    ...globSync(`${WORDS}/${language}/{cases,lessons}/*.yaml`),
    `${WORDS}/${language}/rules.yaml`,
  ].flatMap((file) =>
    read(file)
      .split('\n')
      // What other documents say is theirs.
      .filter((line) => !/^(?:#|- \*\*(?:문서|文書|Documents))/.test(line))
      .flatMap((line) => line.split(/(?<=[.。]|지만|が、|, but)\s*/))
      .map((sentence) => ({ file, sentence })),
  )
  const tells = (sentence: string): boolean =>
    telling.must.paragraph.test(sentence) || telling.differs.test(sentence)

  test('no sentence says of one role alone what holds of three', () => {
    const alone = sentences.filter(({ sentence }) =>
      bound.some(
        (role) => terms[role] && telling.only(terms[role].name).test(sentence) && tells(sentence),
      ),
    )
    expect(alone).toEqual([])
  })

  test('whatever says that an action may be left undone names whose, and only those', () => {
    const general = sentences.filter(({ sentence }) => {
      if (!telling.undone.test(sentence)) return false
      const roles = named(sentence)
      return roles.length === 0 || roles.some((role) => bound.includes(role))
    })
    expect(general).toEqual([])
  })

  test.each([
    ['the page of rounds', round.split('\n\n').find((part) => telling.undone.test(part)) ?? ''],
    ['the rule', paragraphOf('round.must-choose', round)],
  ])('%s names all three that may be left undone', (_, text) => {
    const sentences = text.split(/(?<=[.。])/).filter((sentence) => telling.undone.test(sentence))
    expect(sentences.flatMap(named)).toEqual(free)
  })

  test('the page of rounds demands the other three, one a line', () => {
    const lines = round.split('\n').filter((line) => line.startsWith('- **'))
    expect(lines.flatMap((line) => named(line.split(/[.：]/)[0] ?? ''))).toEqual(bound)
    expect(lines.filter((line) => !telling.must.paragraph.test(line))).toEqual([])
  })
})
