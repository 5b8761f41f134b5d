/**
 * Verdicts on a scenario or position of Puerto Rico, in Korean unless Node runs under the condition of
 * another language. Every move of a scenario is ruled on; a position without moves is surveyed. Exits 1
 * where something comes out otherwise than the file expects, 2 where it cannot be read.
 */
import { resolve } from 'node:path'
import { LANGUAGE } from '#language/language.ts'
import { puertoRico } from '../src/games/puerto-rico/complete.ts'
import { outlookOf } from '../src/games/puerto-rico/referee/outlook.ts'
import { problemWords } from '../src/games/puerto-rico/referee/problems.ts'
import { positionLines, surveyLines } from '../src/games/puerto-rico/referee/report.ts'
import { ruling } from '../src/games/puerto-rico/referee/ruling-words.ts'
import { ruleTitle } from '../src/games/puerto-rico/referee/words.ts'
import { game } from '../src/games/puerto-rico/rules/game.ts'
import { resultOf } from '../src/games/puerto-rico/rules/scoring.ts'
import type { Position } from '../src/games/puerto-rico/rules/state.ts'
import type { PuertoRico } from '../src/games/puerto-rico/rules/types.ts'
import { isLine, readLine } from '../src/games/puerto-rico/scenario/line/read-line.ts'
import { vocabulary } from '../src/games/puerto-rico/words/keys.ts'
import { unreadWords } from '../src/referee/faults.ts'
import { linkOf } from '../src/referee/link.ts'
import { moveGroups } from '../src/referee/listing.ts'
import { readText } from '../src/referee/read.ts'
import { verdictOn } from '../src/referee/verdict.ts'
import type { Words } from '../src/referee/words.ts'
import { scenarioId } from '../src/scenario/files.ts'
import { type Run, runScenario, type Step } from '../src/scenario/run.ts'
import {
  type CaseWords,
  caseWordsFile,
  caseWordsFolder,
  caseWordsIn,
} from '../src/scenario/words.ts'
import { renderText, toText } from '../src/text/markup.ts'
import { say } from '../src/text/messages/commands.ts'
import { verdictLines } from '../src/ui/referee/report.ts'
import { type Parsed, readInput, runCommand, UsageError } from './arguments.ts'
import { complain } from './complaints.ts'
import { onOneLine } from './printable.ts'

const USAGE = toText(say('cli.usage'))
const COMMAND = {
  usage: USAGE,
  options: { json: { type: 'boolean', default: false } },
  positionals: true,
  complain,
} as const

const print = (lines: readonly Words[]): void => {
  for (const line of lines) console.log(onOneLine(toText(line)))
}

const refuse = (lines: readonly Words[]): number => {
  for (const line of lines) console.error(onOneLine(toText(line)))
  return 2
}

function printStep({ before, move: tried, broken }: Step<PuertoRico>, number: number): void {
  const move = game.parseMove(tried)
  console.log(`\n${number}.`)
  if (move) print(verdictLines(ruling, before, verdictOn(puertoRico, before, move)))
  else print([say('cli.unreadable', { move: JSON.stringify(tried) }), ...broken.map(ruleTitle)])
}

function printAll(position: Position, words: CaseWords | undefined, run: Run<PuertoRico>): void {
  if (words)
    console.log(
      `${[words.title, words.question ?? '']
        .map((text) => renderText(text))
        .join('\n')
        .trim()}\n`,
    )
  print(positionLines(position))
  for (const [index, step] of run.steps.entries()) printStep(step, index + 1)
  if (run.steps.length === 0) print([[], ...surveyLines(position)])
  if (words?.answer) console.log(`\n${renderText(words.answer)}`)
}

/** What a scenario of the project says to readers. */
function wordsOf(file: string): CaseWords | undefined {
  const id = scenarioId('puerto-rico', resolve(file))
  return caseWordsIn(caseWordsFile(caseWordsFolder('puerto-rico', LANGUAGE), id)).get(id)
}

const surveyOf = (position: Position) => ({
  moves: moveGroups(puertoRico, position).map(({ kind, count }) => ({ kind, count })),
  score: resultOf(position),
  end: outlookOf(position),
})

async function jsonOf(position: Position, run: Run<PuertoRico>) {
  const verdicts = run.steps.map(({ before, move: tried, broken }) => {
    const move = game.parseMove(tried)
    return move
      ? verdictOn(puertoRico, before, move)
      : { legal: false, move: tried, broken, nearest: [] }
  })
  const { failures } = run
  return {
    link: await linkOf(puertoRico, { position }),
    position,
    verdicts,
    ...surveyOf(position),
    failures,
  }
}

async function main({
  values: { json },
  positionals: [file, ...more],
}: Parsed<typeof COMMAND.options>): Promise<number> {
  if (!file || more.length > 0) throw new UsageError(USAGE)
  const read = readText(puertoRico, readInput(file), {
    line: { isLine, readLine },
    vocabulary,
  })
  if (!read.ok)
    return refuse(unreadWords(read, problemWords).map((words) => [{ text: `${file}: ` }, ...words]))
  const run = runScenario(puertoRico, read.source)
  const { failures } = run
  if (json) console.log(JSON.stringify(await jsonOf(read.position, run), null, 2))
  else printAll(read.position, wordsOf(file), run)
  for (const { step, at, expected, found } of failures)
    console.error(onOneLine(toText(say('cli.failure', { step, at, expected, found }))))
  return failures.length > 0 ? 1 : 0
}

await runCommand(COMMAND, main)
