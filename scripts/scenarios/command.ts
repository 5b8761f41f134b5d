/** The command that runs scenario files. */
import { FIRST_GAME, GAMES, type SiteId } from '../../src/games/ids.ts'
import { gameNamedIn } from '../../src/scenario/game-name.ts'
import { isLanguage } from '../../src/text/languages.ts'
import { t } from '../../src/text/messages/commands.ts'
import { readInput, runCommand, UsageError } from '../arguments.ts'
import { complain, whyUnread } from '../complaints.ts'
import { featureOf } from '../games/ids.ts'
import { onOneLine } from '../printable.ts'
import { filesAt, ownGame } from './files.ts'
import { gameName, gameNames } from './names.ts'
import { type Outcome, type Runner, runner } from './outcome.ts'

const NAMES = GAMES.join(', ')
const USAGE = t('cli.scenarios.usage', { games: NAMES, first: FIRST_GAME })

const COMMAND = {
  usage: USAGE,
  options: {
    game: { type: 'string', default: FIRST_GAME },
    language: { type: 'string', default: 'en' },
    json: { type: 'boolean', default: false },
  },
  positionals: true,
  complain,
} as const

interface FileOutcome extends Outcome {
  file: string
  /** The game that the file reads as, where it does not name the one that it was read as. */
  readsAs?: SiteId
}

/** How the files of each game are run, and by which words they name it. */
async function allRunners() {
  const runs = await Promise.all(GAMES.map((id) => featureOf(id, 'scenarios')))
  const runners = new Map(GAMES.map((id, index) => [id, runs[index]?.(runner)] as const))
  const vocabularies = runs.map((use) => use(({ vocabulary }) => vocabulary ?? new Map()))
  return { runners, names: gameNames(vocabularies) }
}

type Runners = ReadonlyMap<SiteId, Runner | undefined>

function outcomeOf(
  file: string,
  runners: Runners,
  gameOf: (text: string) => { game: SiteId; isNamed: boolean },
): FileOutcome {
  let text: string
  try {
    text = readInput(file)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return {
      file,
      failures: [{ line: 1, path: '', what: whyUnread(error) }],
      strangeness: 0,
    }
  }
  const own = ownGame(file)
  const { game, isNamed } = own ? { game: own, isNamed: true } : gameOf(text)
  const run = (id: SiteId) => runners.get(id)?.(text, own !== undefined)
  const outcome = run(game) ?? { failures: [], strangeness: 0 }
  const readsAs =
    isNamed || outcome.strangeness === 0
      ? undefined
      : GAMES.find((id) => id !== game && (run(id)?.strangeness ?? 0) < outcome.strangeness)
  return { file, ...outcome, ...(readsAs && { readsAs }) }
}

function print({ file, failures, cited, readsAs }: FileOutcome): void {
  for (const { line, path, what } of failures)
    console.log(onOneLine([`${file}:${line}`, ...(path ? [path] : []), what].join(': ')))
  if (readsAs)
    console.log(
      onOneLine(`${file}: ${t('cli.reads-as', { game: gameName(readsAs), id: readsAs })}`),
    )
  if (!cited) return
  const rules = cited.join(', ')
  console.log(`${onOneLine(file)}: ${rules ? t('cli.cited', { rules }) : t('cli.cited.none')}`)
}

/** Runs the files that the command line names. */
export const run = (): Promise<void> =>
  runCommand(COMMAND, async ({ values: { game, language, json }, positionals }) => {
    if (!isLanguage(language)) throw new UsageError(t('cli.no-language'))
    const asked = GAMES.find((id) => id === game)
    if (!asked) throw new UsageError(t('cli.no-game', { games: NAMES }))
    const { runners, names } = await allRunners()
    const gameOf = (text: string) => {
      const named = gameNamedIn(text, names)
      return { game: named ?? asked, isNamed: named !== undefined }
    }
    const files = filesAt(positionals.length > 0 ? positionals : ['content'])
    const outcomes = files.map((file) => outcomeOf(file, runners, gameOf))
    const failed = outcomes.filter(({ failures }) => failures.length > 0).length
    if (json) console.log(JSON.stringify({ outcomes }))
    else outcomes.forEach(print)
    const summary = t('cli.passed', { passed: outcomes.length - failed, failed })
    if (json) console.error(summary)
    else console.log(summary)
    return failed > 0 ? 1 : 0
  })
