/** Plays the course through the engine: see `--help`. */
import { readFileSync } from 'node:fs'
import { puertoRico } from '../src/games/puerto-rico/complete.ts'
import {
  endFaults,
  FEWEST_STEPS,
  pictureFaults,
  sheetFaults,
  untaughtRules,
} from '../src/games/puerto-rico/lessons/coverage.ts'
import { untoldRules, wordFaults } from '../src/games/puerto-rico/lessons/vocabulary.ts'
import type { PuertoRico } from '../src/games/puerto-rico/rules/types.ts'
import { checkChapter } from '../src/lessons/check.ts'
import {
  type Chapter,
  chapterFrom,
  describeFault,
  type LessonFiles,
} from '../src/lessons/course.ts'
import { lessonFiles, lessonFilesOf, projectOutline } from '../src/lessons/files.ts'
import { readInput, runCommand } from './arguments.ts'

const COMMAND = {
  usage: `usage: npm run -s course -- [FILE …] [--whole]
  FILE …   chapters; by default all of the course. Every step is solved by its solution, and every
           foreseen wrong move is tried
  --whole  asks too for enough steps, and for every rule that has to be taught`,
  options: { whole: { type: 'boolean', default: false } },
  positionals: true,
} as const

let passed = 0
let failed = 0

function fail(message: string): void {
  failed += 1
  console.log(`✗ ${message}`)
}

function run(files: LessonFiles, index: number): Chapter<PuertoRico> | null {
  const made = chapterFrom(puertoRico, files)
  if (!made.ok) {
    for (const fault of made.faults) fail(describeFault(fault))
    return null
  }
  const { chapter, lineOf } = made
  const file = files.lesson.path
  console.log(`${String(index + 1).padStart(2)} ${chapter.title} (${chapter.id})`)
  const checks = checkChapter(puertoRico, chapter)
  chapter.steps.forEach(({ id }, index) => {
    const own = checks.filter((check) => check.step === id)
    console.log(`   ${id}: ${own.length} checks`)
    for (const { part, fault } of own) {
      if (fault) fail(`${file}:${lineOf(index, part)}: ${id}: ${part}: ${fault}`)
      else passed += 1
    }
  })
  return chapter
}

await runCommand(COMMAND, ({ values, positionals }) => {
  // What cannot be read is refused before anything runs.
  positionals.forEach(readInput)
  const files =
    positionals.length > 0
      ? positionals.map((path) => lessonFilesOf('puerto-rico', path))
      : lessonFiles('puerto-rico')
  const course = files.map(run).filter((chapter) => chapter !== null)
  const steps = course.reduce((sum, chapter) => sum + chapter.steps.length, 0)
  const untaught = untaughtRules(course)
  const glowing = course.flatMap((chapter) => chapter.steps.filter(({ glow }) => glow)).length
  const share = Math.round((100 * glowing) / steps)
  console.log(`${course.length} chapters, ${steps} steps, ${untaught.length} rules not taught yet`)
  const outline = projectOutline('puerto-rico')
  const isWhole = positionals.length === 0
  const early = isWhole ? wordFaults(course, outline.chapters) : []
  for (const { chapter, step, term, fault } of early)
    fail(
      `${chapter}: ${step}: ${term} is ${fault === 'unknown' ? 'used before it is introduced' : 'introduced, but not told'}`,
    )
  console.log(`${early.length} words used before they are introduced`)
  const untold = [...untoldRules(course, outline.chapters).values()].flatMap(Object.values).flat()
  console.log(`${untold.length} refusals told by a link, since their words come later`)
  const art = readFileSync('src/games/puerto-rico/table/pieces/art.svg', 'utf8')
  const faults = isWhole
    ? [
        ...endFaults(course, outline.groups),
        ...sheetFaults(course),
        ...pictureFaults(outline.pictures, art),
      ]
    : []
  for (const { chapter, fault } of faults) fail(`${chapter}: ${fault}`)
  const jumps = course.flatMap(({ steps }) => steps.filter((step) => step.jumps)).length
  console.log(`${jumps} steps jump to another game, and say so`)
  console.log(`${share} % of the steps glow before a mistake`)
  if (values.whole) {
    if (steps < FEWEST_STEPS) fail(`${steps} steps; the course has ${FEWEST_STEPS} or more`)
    if (3 * glowing > steps) fail(`${glowing} of ${steps} steps glow; a third may`)
    for (const rule of untaught) fail(`${rule} is taught by no step`)
  }
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
})
