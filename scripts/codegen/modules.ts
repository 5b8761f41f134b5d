import { GAMES } from '../../src/games/ids.ts'
import { REGISTRY } from '../../src/games/registry.ts'

/** The compiled code of every game that has some, by its path. */
export async function compiledModules(): Promise<Map<string, string>> {
  const modules = new Map<string, string>()
  for (const id of GAMES) {
    const write = await REGISTRY[id].codegen?.()
    for (const [file, text] of Object.entries(write?.() ?? {}))
      modules.set(`src/games/${id}/rules/generated/${file}`, text)
  }
  return modules
}
