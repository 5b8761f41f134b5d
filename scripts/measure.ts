/** Measurements of the built site in a browser, which depend on the machine: see `--help`. */
import { isLanguage, ORIGINAL } from '../src/text/languages.ts'
import { runCommand, UsageError, wholeNumber } from './arguments.ts'
import { ensureBrowser } from './browser/ensure.ts'
import { measureFirstMove } from './measure/first-move.ts'
import { measureWithLighthouse } from './measure/lighthouse.ts'
import { measureReading } from './measure/reading.ts'
import { measureResponsiveness } from './measure/responsiveness.ts'
import { measureReview } from './measure/review.ts'
import { measureWaking } from './measure/waking.ts'
import { serve } from './serve/server.ts'
import { BUILT, requireBuild } from './site/built.ts'

const COMMAND = {
  usage: `usage: npm run -s measure -- lighthouse [PART …] [--language L] [--runs N]
       npm run -s measure -- first-move [--runs N]
       npm run -s measure -- responsiveness [--taps N]
       npm run -s measure -- waking [--runs N]
       npm run -s measure -- review
       npm run -s measure -- reading
  after a build; docs/performance.md tells the bars and what was reached
  lighthouse      Lighthouse on a phone for a page of each kind, or for those whose kind or address
                  contains a PART
  first-move      from opening the site to the first piece moved, on a slow phone
  responsiveness  how quickly the page answers during a game against bots
  waking          how soon a figure of the reference answers once it is reached for
  review          how long a game is looked over, and whether the page answers meanwhile
  reading         how long the link of a whole game takes to be read, and whether the page answers meanwhile
  --language L    the pages of a language, where it is not the original; default ${ORIGINAL}
  --runs N        the median of N runs counts; default 3, at most 15
  --taps N        taps of each game; default 60, at most 500`,
  options: {
    language: { type: 'string', default: ORIGINAL },
    runs: { type: 'string', default: '3' },
    taps: { type: 'string', default: '60' },
  },
  positionals: true,
} as const

/** What is measured: exits 1 where it misses its bar. */
const MEASUREMENTS = {
  lighthouse: measureWithLighthouse,
  'first-move': measureFirstMove,
  responsiveness: measureResponsiveness,
  waking: measureWaking,
  review: measureReview,
  reading: measureReading,
}

await runCommand(COMMAND, async ({ values, positionals: [name = '', ...parts] }) => {
  const measure = Object.entries(MEASUREMENTS).find(([known]) => known === name)?.[1]
  if (!measure)
    throw new UsageError(`${Object.keys(MEASUREMENTS).join(', ')} can be measured, not '${name}'`)
  if (parts.length > 0 && name !== 'lighthouse')
    throw new UsageError(`${name} takes no '${parts.join(' ')}'`)
  const { language } = values
  if (!isLanguage(language)) throw new UsageError(`no language ${language}`)
  const runs = wholeNumber('runs', values.runs, 1, 15)
  const taps = wholeNumber('taps', values.taps, 1, 500)
  requireBuild()
  ensureBrowser('measurements')
  const { server, addresses } = await serve({ root: () => BUILT, base: '/' }, 0)
  try {
    return (await measure(addresses[0], { runs, taps, parts, language })) ? 0 : 1
  } finally {
    server.close()
  }
})
