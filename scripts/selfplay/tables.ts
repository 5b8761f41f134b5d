import {
  DEFAULT_OPTIONS,
  type EditionId,
  figuresFor,
} from '../../src/games/puerto-rico/rules/editions.ts'
import { BUILDINGS, DECISIONS } from '../../src/games/puerto-rico/rules/vocabulary.ts'
import { termOf } from '../../src/games/puerto-rico/words/terms.ts'

import type { Recorded } from './recorded.ts'
import { spreadOf } from './spread.ts'

const whole = (value: number): string => value.toLocaleString('en')
const part = (times: number, of: number): string =>
  of === 0 ? '–' : `${((100 * times) / of).toFixed(1)} %`

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const bySeats = (runs: Recorded[]): string[] => runs.map(({ seats }) => `${seats} seats`)

function runsTable(runs: Recorded[]): string {
  const head = ['seats', 'edition', 'seeds', 'games', 'decisions', 'moves judged at', 'violations']
  return table(
    head,
    runs.map((run) => [
      `${run.seats}`,
      run.edition,
      [...run.seeds].sort((a, b) => a - b).join(', '),
      whole(run.games),
      whole(run.decisions),
      whole(run.judged),
      whole(run.violations),
    ]),
  )
}

function sharesTable(name: string, runs: Recorded[], figure: 'ends' | 'winners' | 'decidedBy') {
  const keys = [...new Set(runs.flatMap(({ figures }) => Object.keys(figures[figure])))]
  const share = (run: Recorded, key: string) => (run.figures[figure][key] ?? 0) / run.games
  const most = (key: string) => Math.max(...runs.map((run) => share(run, key)))
  return table(
    [name, ...bySeats(runs)],
    keys
      .sort((a, b) =>
        figure === 'winners' ? a.length - b.length || a.localeCompare(b) : most(b) - most(a),
      )
      .map((key) => [key, ...runs.map((run) => part(run.figures[figure][key] ?? 0, run.games))]),
  )
}

type Spreading = 'rounds' | 'decisions' | 'scores' | 'winningScores' | 'colonists'

function spreadTable(runs: Recorded[], figure: Spreading): string {
  const head = ['seats', 'least', '5 %', 'median', 'mean', '95 %', 'most', 'from least to most']
  return table(
    head,
    runs.map(({ seats, figures }) => {
      const { least, low, median, mean, high, most, plot } = spreadOf(figures[figure])
      return [
        `${seats}`,
        ...[least, low, median].map(whole),
        mean.toFixed(1),
        ...[high, most].map(whole),
        `\`${plot}\``,
      ]
    }),
  )
}

function buildingsTable(runs: Recorded[]): string {
  return table(
    ['building', ...bySeats(runs)],
    BUILDINGS.map((id) => [
      termOf(id).abroad.en?.[0] ?? id,
      ...runs.map(({ edition, seats, games, figures }) => {
        const { copies } = figuresFor(edition as EditionId, seats, DEFAULT_OPTIONS)
        const built = figures.built[id] ?? 0
        return [
          part(built, copies[id] * games),
          part(figures.occupied[id] ?? 0, built),
          part(figures.wonWith[id] ?? 0, built),
        ].join(' / ')
      }),
    ]),
  )
}

function decisionsTable(runs: Recorded[]): string {
  return table(
    ['decision', ...bySeats(runs)],
    DECISIONS.map((decision) => [
      decision,
      ...runs.map(({ games, figures }) => ((figures.asked[decision] ?? 0) / games).toFixed(1)),
    ]),
  )
}

/** The whole record of runs as Markdown, a section for each figure. */
export function recordOf(runs: Recorded[]): string {
  const games = runs.reduce((sum, run) => sum + run.games, 0)
  const sections: [string, string][] = [
    [`## Runs\n\n${whole(games)} games in all.`, runsTable(runs)],
    ['## Why games ended', sharesTable('end', runs, 'ends')],
    ['## Rounds', spreadTable(runs, 'rounds')],
    ['## Decisions', spreadTable(runs, 'decisions')],
    ['## Decisions of each kind in a game', decisionsTable(runs)],
    ['## Scores of all seats', spreadTable(runs, 'scores')],
    ['## Scores of the first', spreadTable(runs, 'winningScores')],
    ['## Who came first', sharesTable('seats', runs, 'winners')],
    ['## What decided', sharesTable('by', runs, 'decidedBy')],
    ['## Colonists of a seat at the end', spreadTable(runs, 'colonists')],
    [
      '## Buildings\n\nCopies built of all there are / occupied at the end of those built / owned by who came first of those built.',
      buildingsTable(runs),
    ],
  ]
  return sections.map(([head, body]) => `${head}\n\n${body}\n`).join('\n')
}
