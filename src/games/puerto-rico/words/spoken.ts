/** Prints what of content/puerto-rico/words/<language>/spoken.yaml is read as another move, in the language of this process. */
import { LANGUAGE } from '#language/language.ts'
import { printMisread } from '../../../text/spoken.ts'
import '../expansions.ts'
import type { Start } from '../rules/notation.ts'
import { positionFrom } from '../scenario/read-position.ts'
import { readMove } from './typed.ts'

const ships = { 4: { fruit: 4 }, 6: { tobacco: 6 } }
const STARTS: Readonly<Record<string, Start>> = {
  loading: {
    at: 'captain.loading',
    set: { A: { goods: { corn: 5, sugar: 2 }, city: ['wharf'], tiles: { corn: 2 } } },
  },
  settling: { at: 'settler.turn', set: { faceUp: ['corn', 'fruit', 'sugar'] } },
  building: { at: 'builder.turn' },
  placing: {
    at: 'mayor.placing',
    set: { A: { tiles: { corn: 2, fruit: 1 }, city: ['wharf'], colonists: 'none', stored: 4 } },
  },
  storing: { at: 'captain.storing', set: { A: { goods: { corn: 3, sugar: 2 } }, ships } },
  roles: {},
}

function positionOf(name: string) {
  const made = positionFrom(STARTS[name] ?? {})
  if (!made.ok) throw new Error(`${name}: ${JSON.stringify(made.problems)}`)
  return made.value
}

printMisread(`content/puerto-rico/words/${LANGUAGE}/spoken.yaml`, (name, text) =>
  readMove(positionOf(name), text),
)
