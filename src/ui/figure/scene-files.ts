/** The files of scenes: one for each page of the reference, one for the cases about each subject (Node only). */

import type { ScenarioGame, ScenarioTypes } from '../../scenario/definition.ts'
import { scenariosOfBuild } from '../../scenario/files.ts'
import type { Scene, Scenes } from './scenes.ts'

export interface SceneFiles {
  /** The names of all files. */
  names: () => string[]
  /** What a file holds. Throws a RangeError for a name that is none. */
  scenesIn: (name: string) => Scenes
}

interface Given<G extends ScenarioTypes> {
  definition: ScenarioGame<G>
  /** The scenarios of each file, by its name. */
  scenariosByFile: () => Map<string, string[]>
  /** A scene without its words. */
  sceneOf: (scenario: string) => Pick<Scene, 'start' | 'script' | 'drawn'>
}

/** The files of a game; each is made once. */
export function sceneFilesOf<G extends ScenarioTypes>(given: Given<G>): SceneFiles {
  const { definition, scenariosByFile, sceneOf } = given
  let files: Map<string, string[]> | undefined
  const made = new Map<string, Scenes>()
  const worded = (id: string): Scene => {
    const { words } = scenariosOfBuild(definition).find((one) => one.id === id) ?? {}
    return { ...sceneOf(id), ...words }
  }
  const known = (): Map<string, string[]> => {
    files ??= scenariosByFile()
    return files
  }
  return {
    names: () => [...known().keys()],
    scenesIn(name) {
      const before = made.get(name)
      if (before) return before
      const scenarios = known().get(name)
      if (!scenarios) throw new RangeError(`there is no file of scenes ${name}`)
      const scenes = Object.fromEntries(scenarios.map((id) => [id, worded(id)]))
      made.set(name, scenes)
      return scenes
    },
  }
}
