/** What the referee copies, it reads: a line, YAML, JSON and a link, of positions of every variant. */
import { expect, test } from 'vitest'
import { moverOf, playGame } from '../engine/random-game.ts'
import { leHavre } from '../games/le-havre/definition.ts'
import { report as havreReport } from '../games/le-havre/referee/report.ts'
import * as havreLine from '../games/le-havre/scenario/line/line.ts'
import { someSetup as havreSetup } from '../games/le-havre/verify/setups.ts'
import { puertoRico } from '../games/puerto-rico/complete.ts'
import { report } from '../games/puerto-rico/referee/report.ts'
import * as line from '../games/puerto-rico/scenario/line/read-line.ts'
import { someAddedSetup, someSetup } from '../games/puerto-rico/verify/positions.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import type { ReportDefinition } from '../ui/referee/definition.ts'
import type { LineNotation, RefereeGame } from './definition.ts'
import { linkOf, questionOf } from './link.ts'
import { readText } from './read.ts'
import { scenarioOf } from './scenario.ts'
import { jsonOf, yamlOf } from './yaml.ts'

interface Written<G extends ScenarioTypes> {
  definition: RefereeGame<G>
  report: Pick<ReportDefinition<G>, 'line'>
  line: LineNotation<G>
  setupFor: (index: number) => G['Setup']
}

async function expectRead<G extends ScenarioTypes>(of: Written<G>): Promise<void> {
  const { definition, report, line, setupFor } = of
  const positions: G['Position'][] = []
  for (let index = 0; positions.length < 500; index++) {
    const draw = moverOf(index)
    playGame(definition, setupFor(index), (position, move) => {
      if (positions.length < 500 && (!move || draw() < 0.02))
        positions.push(structuredClone(position))
    })
  }
  for (const position of positions) {
    const start = definition.scenario.startFrom(position)
    const again = (text: string) => {
      const read = readText(definition, text, { line })
      if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read)}`)
      return read.position
    }
    const source = scenarioOf(definition, { position })
    for (const text of [yamlOf(source, 'A'), jsonOf(source)])
      expect(definition.scenario.startFrom(again(text))).toEqual(start)
    // A line of letters leaves chance out, so that it is the line that is the same.
    const written = await report.line(position)
    expect(await report.line(again(written))).toBe(written)
    const read = await questionOf(definition, await linkOf(definition, { position }))
    expect(read.ok && definition.scenario.startFrom(read.question.position)).toEqual(start)
  }
}

test('500 positions of the base game of Puerto Rico', () =>
  expectRead({
    definition: puertoRico,
    report,
    line,
    setupFor: (index) => someSetup({ rng: index }, index),
  }))

test('500 positions of Puerto Rico with an expansion or both', () =>
  expectRead({
    definition: puertoRico,
    report,
    line,
    setupFor: (index) => someAddedSetup({ rng: index }, index),
  }))

test('500 positions of Le Havre', () =>
  expectRead({
    definition: leHavre,
    report: havreReport,
    line: havreLine,
    setupFor: (index) => havreSetup({ rng: index }, index),
  }))
