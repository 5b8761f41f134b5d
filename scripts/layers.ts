/** Holds imports to the layers of src: see `--help`. */
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { runCommand } from './arguments.ts'
import { gameNames, shared } from './layers/game-names.ts'
import { RULES } from './layers/layers.ts'

const COMMAND = {
  usage: `usage: npm run -s check:layers
  refuses circles between files, imports from a lower layer to a higher one, from one game to another, and
  of a game in shared folders, and code outside src/games that names a game`,
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

await runCommand(COMMAND, async () => {
  const { imports, broken } = await violations()
  for (const [line, rule] of broken) console.log(`${line}: ${rule}`)
  const { files, faults } = gameNames(shared())
  for (const fault of faults) console.log(fault)
  const failed = broken.size + faults.length
  console.log(`${imports + files - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
})
