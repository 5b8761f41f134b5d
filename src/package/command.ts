#!/usr/bin/env node
/**
 * The package's command: `serve` answers JSON lines from standard input on standard output until input ends,
 * `scenarios` runs files.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { makeEnvironment } from './environment.ts'
import { runText } from './run-text.ts'

const HELP = `usage: harbour-games serve
Reads one JSON object a line from standard input and answers each with one line:
  {"do":"new","game":"puerto-rico","setup":{"edition":"classic","seats":3,"seed":1}}
  {"do":"new","game":"le-havre","setup":{"version":"short","seats":2,"seed":1}}
  {"do":"legal","table":1,"seat":0}      {"do":"apply","table":1,"move":{…}}
  {"do":"view","table":1,"seat":0}       {"do":"result","table":1}
  {"do":"clone","table":1}               {"do":"undo","table":1,"count":1}
  {"do":"seed","table":1,"seed":7}       {"do":"close","table":1}
Without a seat "legal" also lists what other seats may do out of turn. An "id" in a request comes back in its answer.

usage: harbour-games scenarios FILE …
Runs scenario files (YAML or JSON) of both games: "game: le-havre" in a file names its game, else it is of Puerto Rico.
A FILE of - is standard input. Exit code 1 where something comes out otherwise than a file says.`

function serve(): void {
  const { answerLine } = makeEnvironment()
  process.stdout.on('error', () => process.exit(0))
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (line.trim() !== '') process.stdout.write(`${answerLine(line)}\n`)
  })
}

/** Tells what fails in files, and what each cites. */
function runFiles(files: readonly string[]): void {
  let failed = 0
  for (const file of files) {
    let text: string
    try {
      text = readFileSync(file === '-' ? 0 : file, 'utf8')
    } catch (error) {
      failed += 1
      console.log(`${file}: ${(error as Error).message}`)
      continue
    }
    const { failures, cited } = runText(text)
    for (const failure of failures) console.log(`${file}:${failure}`)
    if (failures.length > 0) failed += 1
    else console.log(`${file}: cited: ${cited.join(', ') || 'nothing'}`)
  }
  console.log(`${files.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

const [command, ...rest] = process.argv.slice(2)
if (command === 'serve' && rest.length === 0) serve()
else if (command === 'scenarios' && rest.length > 0) runFiles(rest)
else if (command === '--help' || command === '-h') console.log(HELP)
else {
  console.error(
    `${command ? `unknown: ${[command, ...rest].join(' ')}` : 'nothing to do'}\n${HELP}`,
  )
  process.exitCode = 2
}
