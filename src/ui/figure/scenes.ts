/** Scenes: what figures are drawn and played from. A page's come as one file, with the figures' code. */
import { islandDataAt, putIslandData } from '../island-data.ts'
import { to } from '../link.ts'

export interface Scene {
  /** The position in few words, which the game unpacks. */
  start: unknown
  /** Moves as the file writes them, legal or not. */
  script: readonly unknown[]
  /** What is drawn of it where no figure says so: 'ships,purse:A'. */
  drawn: string
  /** What is shown, and for a case what is asked and answered, as markup. */
  title?: string
  question?: string
  answer?: string
}

/** By the id of the scenario. */
export type Scenes = Readonly<Record<string, Scene>>

/** The address of a file of scenes: 'captain' holds those of that page, 'cases/wharf' the cases about the wharf. */
export const scenesAddress = (game: string, name: string): string =>
  to(`/${game}/scenes/${name}.json`)

/** Gives the figures of the page that is made a file of scenes; returns its address. */
export function putScenes(game: string, name: string, scenes: Scenes): string {
  const address = scenesAddress(game, name)
  putIslandData(address, scenes)
  return address
}

/** All scenes of a file; none where it has not come. */
export const scenesAt = (address: string): Scenes => (islandDataAt(address) ?? {}) as Scenes

/** A scene of a file that has come; throws a RangeError where it is not in it. */
export function sceneAt(address: string, scenario: string): Scene {
  const scene = scenesAt(address)[scenario]
  if (!scene) throw new RangeError(`${address} has no scene ${scenario}`)
  return scene
}

/** The name of a page of the reference, by its address: 'captain'. */
export const pageOf = (path: string): string => /\/rules\/([^/]+)/.exec(path)?.[1] ?? 'index'
