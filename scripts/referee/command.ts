/** The command that rules on scenarios and positions. */
import { readFileSync } from 'node:fs'
import { LANGUAGE } from '#language/language.ts'
import { FIRST_GAME, GAMES, type SiteId } from '../../src/games/ids.ts'
import type { Words } from '../../src/referee/words.ts'
import { scenarioId } from '../../src/scenario/files.ts'
import { gameNamedIn } from '../../src/scenario/game-name.ts'
import { caseWordsFile, caseWordsFolder, caseWordsIn } from '../../src/scenario/words.ts'
import { isLanguage } from '../../src/text/languages.ts'
import { renderText, toText } from '../../src/text/markup.ts'
import { t } from '../../src/text/messages/commands.ts'
import { readInput, runCommand, UsageError } from '../arguments.ts'
import { complain } from '../complaints.ts'
import { featureOf } from '../games/ids.ts'
import { onOneLine } from '../printable.ts'
import { ownGame } from '../scenarios/files.ts'
import { gameNames } from '../scenarios/names.ts'
import { judging } from './judge.ts'

const NAMES = GAMES.join(', ')

const COMMAND = {
  usage: t('cli.referee.usage', { games: NAMES, first: FIRST_GAME }),
  options: {
    move: { type: 'string' },
    game: { type: 'string', default: FIRST_GAME },
    language: { type: 'string', default: 'en' },
    json: { type: 'boolean', default: false },
  },
  positionals: true,
  complain,
} as const

const text = (words: Words): string => onOneLine(toText(words))

/** What a scenario of the project says to readers. */
function caseWordsOf(game: SiteId, file: string) {
  const id = scenarioId(game, file)
  return caseWordsIn(caseWordsFile(caseWordsFolder(game, LANGUAGE), id)).get(id)
}

/** The game of a file: the one in whose folder it lies, else the one that it names, else the one asked for. */
async function gameOf(file: string, content: string, asked: SiteId): Promise<SiteId> {
  const own = ownGame(file)
  if (own) return own
  const runs = await Promise.all(GAMES.map((id) => featureOf(id, 'scenarios')))
  const vocabularies = runs.map((use) => use(({ vocabulary }) => vocabulary ?? new Map()))
  return gameNamedIn(content, gameNames(vocabularies)) ?? asked
}

/** Rules on the file that the command line names. */
export const run = (): Promise<void> =>
  runCommand(COMMAND, async ({ values: { move, game, language, json }, positionals }) => {
    const [file, ...more] = positionals
    if (!file || more.length > 0) throw new UsageError(t('cli.one-file'))
    if (!isLanguage(language)) throw new UsageError(t('cli.no-language'))
    const asked = GAMES.find((id) => id === game)
    if (!asked) throw new UsageError(t('cli.no-game', { games: NAMES }))
    const content = file === '-' ? readFileSync(0, 'utf8') : readInput(file)
    const id = await gameOf(file, content, asked)
    const withReferee = await featureOf(id, 'referee')
    const judged = withReferee(judging)(content, move)
    if (!judged.ok) {
      for (const why of judged.why) console.error(onOneLine(`${file}: ${toText(why)}`))
      return 2
    }
    if (json) console.log(JSON.stringify(await judged.json(), null, 2))
    else {
      const said = ownGame(file) && caseWordsOf(id, file)
      const rendered = (part: string | undefined): string[] => (part ? [renderText(part)] : [])
      if (said) console.log([...rendered(said.title), ...rendered(said.question), ''].join('\n'))
      for (const line of judged.lines) console.log(text(line))
      if (said?.answer) console.log(`\n${renderText(said.answer)}`)
    }
    for (const failure of judged.failures) console.error(onOneLine(`${file}: ${failure}`))
    return judged.failures.length > 0 ? 1 : 0
  })
