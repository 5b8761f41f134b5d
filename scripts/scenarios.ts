/** Runs scenario files: see `--help`. */
import { languageAsked, speak } from './language.ts'

speak(languageAsked(process.argv.slice(2), process.env))
const { run } = await import('./scenarios/command.ts')
await run()
