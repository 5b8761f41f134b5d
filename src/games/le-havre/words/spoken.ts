/** Prints what of content/le-havre/words/<language>/spoken.yaml is read as another move, in the language of this process. */
import { LANGUAGE } from '#language/language.ts'
import { printMisread } from '../../../text/spoken.ts'
import { leHavre } from '../definition.ts'
import { positionFrom } from '../scenario/read-position.ts'
import { readMove } from './typed.ts'

const STARTS: Readonly<Record<string, Parameters<typeof positionFrom>[0]>> = {
  main: {
    at: 'turn.main',
    set: {
      A: { items: { franc: 20 }, loans: 1, buildings: ['fishery', 'smokehouse'] },
      offers: { wood: 3, clay: 2, franc: 2, fish: 2 },
    },
  },
  feeding: {
    at: 'roundEnd.feeding',
    set: { A: { items: { fish: 1, franc: 1 } } },
  },
  baking: {
    at: 'turn.main',
    set: { A: { buildings: ['bakehouse'], items: { grain: 6, wood: 9 } } },
  },
}

function positionOf(name: string) {
  const made = positionFrom(STARTS[name] ?? {})
  if (!made.ok) throw new Error(`${name}: ${JSON.stringify(made.problems)}`)
  if (name !== 'baking') return made.value
  const next = leHavre.game.applyMove(made.value, { do: 'enter', seat: 0, building: 'bakehouse' })
  if (!next.ok) throw new Error(next.broken.join())
  return next.position
}

printMisread(`content/le-havre/words/${LANGUAGE}/spoken.yaml`, (name, text) =>
  readMove(positionOf(name), text),
)
