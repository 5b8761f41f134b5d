/** The lists of made sentences, of every language: each is made in a process that speaks it. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { LANGUAGES, type Language } from '../../src/text/languages.ts'

/** Lists by their files, and what is wrong with any sentence that was tried. */
export interface MadeLists {
  lists: Readonly<Record<string, string>>
  faults: readonly string[]
}

async function listsIn(language: Language): Promise<MadeLists> {
  const { stdout } = await promisify(execFile)('npx', ['tsx', 'scripts/words/made/lists.ts'], {
    maxBuffer: 2 ** 26,
    env: {
      ...process.env,
      NODE_OPTIONS: `--conditions=${language}`,
      // As in tests, a sentence refuses a nought.
      VITEST: 'true',
    },
  })
  return JSON.parse(stdout)
}

/** The lists of all languages, as they are now. */
export async function madeLists(): Promise<MadeLists> {
  const all = await Promise.all(LANGUAGES.map(listsIn))
  return {
    lists: Object.assign({}, ...all.map(({ lists }) => lists)),
    faults: all.flatMap(({ faults }) => faults),
  }
}
