/** Adds a pseudo-language to a copy of the project, builds it, and lists what it does not reach: see `--help`. */
import { spawnSync } from 'node:child_process'
import { runCommand, UsageError } from './arguments.ts'
import { leftInOriginal } from './pseudo/check.ts'
import { addLanguage, copyProject } from './pseudo/language.ts'
import { requireBuild } from './site/built.ts'

const ROOT = '.cache/pseudo'

const COMMAND = {
  usage: `usage: npm run -s check:languages, after a build
  adds a language to a copy of the project in ${ROOT}, as docs/adding.md tells: every Korean text becomes
  text in a script that nothing else is written in. Builds the copy in that language and lists every text
  of its pages, scripts and data that is still Korean, because it stands in code, and every page that is
  neither translated nor served in the original with a note`,
} as const

await runCommand(COMMAND, () => {
  requireBuild()
  copyProject(ROOT)
  const written = addLanguage(ROOT)
  const run = (...command: string[]): void => {
    const { status, stdout, stderr } = spawnSync('npx', command, { cwd: ROOT, encoding: 'utf8' })
    if (status !== 0) throw new UsageError(`${command.join(' ')} fails:\n${stdout}${stderr}`)
  }
  run('tsx', 'scripts/words.ts')
  run('tsx', 'scripts/build.ts', '--languages', 'qps')
  const { files, faults } = leftInOriginal(ROOT)
  for (const fault of faults) console.log(fault)
  console.log(`${written} files written by hand, ${files} files of the site read`)
  console.log(`${files - faults.length} passed, ${faults.length} failed`)
  return faults.length > 0 ? 1 : 0
})
