/** `npm run package`: builds the package for programs, packs it, and with `--check` tries the packed file as its users would. */
import { runCommand } from './arguments.ts'
import { buildPackage } from './package/build.ts'
import { checkPackage } from './package/check.ts'

await runCommand(
  {
    usage: `usage: npm run package [-- --check]
Builds the package of the rules for programs into dist-package and packs it there.
  --check  installs the packed file into an empty folder and tries it there: samples on every Node there is,
           types, bundling, the Python clients`,
    options: { check: { type: 'boolean' } },
  },
  async ({ values }) => {
    const file = await buildPackage()
    if (!values.check) {
      console.log(`packed ${file}`)
      return 0
    }
    const { passed, failed } = await checkPackage(file)
    console.log(`${passed} passed, ${failed} failed`)
    return failed === 0 ? 0 : 1
  },
)
