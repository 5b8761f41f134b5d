/** The tables of a game's format as a page of the documents. */
import type { GameFormat } from '../../src/frame/game-format.ts'
import type { FormatRow, NamedId, Piece } from '../../src/scenario/format-tables.ts'
import { renderText } from '../../src/text/markup.ts'

const LIST_TITLES = {
  at: 'Places of the chart',
  roles: 'Roles',
  goods: 'Goods',
  tiles: 'Supply tiles',
  buildings: 'Buildings',
  specialBuildings: 'Special buildings',
  ships: 'Ships',
  tokens: 'Other tokens',
  moves: 'Moves',
  rules: 'Rules',
}

const nameOf = (game: string): string =>
  game.replace(/-/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

const keysTitle = (path: string): string => (path ? `Keys of ${path}` : 'Keys of a file')

/** The anchor that a heading gets where the documents are read. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const linkTo = (text: string, title: string): string => `[${text}](#${anchorOf(title)})`
const codeOf = (text: string): string => `\`${text}\``

function pieceText(piece: Piece): string {
  if ('code' in piece) return codeOf(piece.code)
  if ('mark' in piece) return piece.mark.replace(/[[\]|]/g, '\\$&')
  if ('list' in piece) return linkTo(LIST_TITLES[piece.list].toLowerCase(), LIST_TITLES[piece.list])
  return linkTo(piece.table, keysTitle(piece.table))
}

const piecesText = (pieces: readonly Piece[]): string => pieces.map(pieceText).join(' ')

const wordsText = ({ words }: NamedId): string => words.join(', ') || '–'

function idTable(ids: readonly NamedId[]): string[] {
  const [title, line] = ids.some(({ letters }) => letters) ? [' in a line |', '---|'] : ['', '']
  return [
    `| id | in Korean |${title}`,
    `|---|---|${line}`,
    ...ids.map((one) => {
      const letters = one.letters ? codeOf(one.letters) : '–'
      return `| ${codeOf(one.id)} | ${wordsText(one)} |${title && ` ${letters} |`}`
    }),
    '',
  ]
}

const rowTable = (rows: readonly FormatRow[]): string[] => [
  '| key | in Korean | takes |',
  '|---|---|---|',
  ...rows.map((row) => {
    const needed = row.isOpen ? '' : ' (needed)'
    return `| ${codeOf(row.id)} | ${wordsText(row)} | ${piecesText(row.takes)}${needed} |`
  }),
  '',
]

/** A page of Markdown. */
export function formatPage(game: string, { format, chapters }: GameFormat): string {
  const { tables, moves, lists, tokens } = format
  return [
    `# Keys and ids of ${nameOf(game)}`,
    '',
    'Made by `npm run -s codegen:schema` from the schema that reads the files; [scenarios.md](scenarios.md) tells how they are used.',
    'A field that is not called needed may be left out. Keys and ids may be written in Korean too where people type them.',
    '',
    ...tables.flatMap(({ path, rows }) => [`## ${keysTitle(path)}`, '', ...rowTable(rows)]),
    `## ${LIST_TITLES.moves}`,
    '',
    '| `do` | in Korean | fields |',
    '|---|---|---|',
    ...moves.map(({ fields, ...move }) => {
      const fieldTexts = fields.map(
        ({ id, isOpen, takes }) => `${codeOf(id)}${isOpen ? '?' : ''}: ${piecesText(takes)}`,
      )
      return `| ${codeOf(move.id)} | ${wordsText(move)} | ${fieldTexts.join('; ') || '–'} |`
    }),
    '',
    'A field with a question mark may be left out.',
    '',
    '## What can be gained',
    '',
    piecesText(tokens),
    '',
    ...lists.flatMap(({ name: list, ids }) => [`## ${LIST_TITLES[list]}`, '', ...idTable(ids)]),
    `## ${LIST_TITLES.rules}`,
    '',
    ...chapters.flatMap(({ name: chapter, rules }) => [
      `### ${renderText(chapter)}`,
      '',
      '| id | number | title |',
      '|---|---|---|',
      ...rules.map(({ id, label, title }) => `| ${codeOf(id)} | ${label} | ${renderText(title)} |`),
      '',
    ]),
  ].join('\n')
}
