/** Holds imports to the layers of src: see `--help`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { runCommand } from './arguments.ts'
import { RULES } from './layers/layers.ts'

/** Imports that break a rule and are still to go, a line each. */
const KNOWN = 'scripts/layers/known-violations.txt'

const COMMAND = {
  usage: `usage: npm run -s layers -- [--shrink]
  refuses circles between files, imports from a lower layer to a higher one, and imports of a game in
  shared folders; ${KNOWN} lists those that are still to go
  --shrink  writes that list anew; refuses to where it would grow`,
  options: { shrink: { type: 'boolean', default: false } },
} as const

/** Every import of the project that breaks a rule, as 'src/a.ts → src/b.ts', once, in order. */
async function violations(): Promise<{ imports: number; broken: Map<string, string> }> {
  const { output } = await cruise(['src', 'scripts', 'e2e', 'bench'], {
    ruleSet: { forbidden: RULES },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  })
  const { summary } = output as ICruiseResult
  const broken = summary.violations
    .map(({ from, to, rule }) => [`${from} → ${to}`, rule.name] as const)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { imports: summary.totalDependenciesCruised ?? 0, broken: new Map(broken) }
}

await runCommand(COMMAND, async ({ values: { shrink } }) => {
  const known = readFileSync(KNOWN, 'utf8').split('\n').filter(Boolean)
  const { imports, broken } = await violations()
  const added = [...broken].filter(([line]) => !known.includes(line))
  const gone = known.filter((line) => !broken.has(line))
  if (shrink && broken.size <= known.length) {
    writeFileSync(KNOWN, Array.from(broken.keys(), (line) => `${line}\n`).join(''))
    console.log(`${KNOWN}: ${broken.size} of ${known.length} lines are left`)
    return 0
  } else if (gone.length > 0)
    console.log(`${gone.length} known violations are gone: npm run -s layers -- --shrink`)
  for (const [line, rule] of added) console.log(`${line}: ${rule}`)
  console.log(`${imports - broken.size} passed, ${added.length} failed`)
  return added.length > 0 ? 1 : 0
})
