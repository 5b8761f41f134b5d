/** Verdicts on a scenario or position: see `--help`. */
import { languageAsked, speak } from './language.ts'

speak(languageAsked(process.argv.slice(2), process.env))
const { run } = await import('./referee/command.ts')
await run()
