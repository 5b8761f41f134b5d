/**
 * Weighs every built page against the budget of its kind: `npm run -s check:weight`. Prints the heaviest
 * page of each kind and exits 1 when one is over.
 */
import { runCommand } from './arguments.ts'
import { limitsFor } from './budgets/limits.ts'
import { PARTS, type Part, scaleFor, type Weight } from './budgets/weigh.ts'
import { BUILT, builtPages, requireBuild } from './site/built.ts'
import { kindsOf, ofNoKind, type PageKind } from './site/kinds.ts'

const WIDTH = 13
const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

/** The heaviest in each part among the pages of a kind. */
function heaviest({ pages }: PageKind, weigh: (page: string) => Weight) {
  const weights = pages.map((page) => ({ page, weight: weigh(page) }))
  const inPart = (part: Part) =>
    weights.reduce((heavy, next) => (next.weight[part] > heavy.weight[part] ? next : heavy))
  return PARTS.map((part) => ({ part, page: inPart(part).page, bytes: inPart(part).weight[part] }))
}

function main(): number {
  requireBuild()
  const weigh = scaleFor(BUILT)
  const pages = builtPages()
  const wrong = ofNoKind(pages).map(
    (page) => `${page}: of no kind; scripts/site/kinds.ts lists them`,
  )
  let passed = 0
  console.log('kB compressed, the heaviest page of each kind / its budget')
  console.log(['', ...PARTS].map((head) => head.padStart(WIDTH)).join(''))
  for (const kind of kindsOf(pages)) {
    const limits = limitsFor(kind)
    const cells = heaviest(kind, weigh).map(({ part, page, bytes }) => {
      const cell = `${kB(bytes)}/${limits[part]}`
      if (bytes > limits[part] * 1000) wrong.push(`${page}: ${part} ${cell} kB, over budget`)
      else passed++
      return cell
    })
    console.log([kind.name, ...cells].map((cell) => cell.padStart(WIDTH)).join(''))
  }
  for (const line of wrong) console.log(line)
  console.log(`${passed} passed, ${wrong.length} failed`)
  return wrong.length > 0 ? 1 : 0
}

await runCommand({ usage: 'usage: npm run -s check:weight, after a build' }, main)
