/** Plays the courses through the engine: see `--help`. */
import type { Taught } from '../src/frame/taught.ts'
import { FIRST_GAME, GAMES } from '../src/games/ids.ts'
import { REGISTRY } from '../src/games/registry.ts'
import { checkChapter } from '../src/lessons/check.ts'
import {
  type Chapter,
  chapterFrom,
  describeFault,
  type LessonFiles,
} from '../src/lessons/course.ts'
import { endFaults, pictureFaults, sheetFaults } from '../src/lessons/coverage.ts'
import type { LessonGame } from '../src/lessons/definition.ts'
import { lessonFiles, lessonFilesOf, projectOutline } from '../src/lessons/files.ts'
import type { ScenarioTypes } from '../src/scenario/definition.ts'
import { readInput, runCommand } from './arguments.ts'
import { featureOf, gameOf, readGame } from './games/ids.ts'
import { onOneLine } from './printable.ts'

const COMMAND = {
  usage: `usage: npm run -s course -- [FILE …] [--game NAME] [--whole]
  FILE …       chapters; by default the courses of all games. Every step is solved by its solution, and every
               foreseen wrong move is tried
  --game NAME  the game of files that lie elsewhere, ${FIRST_GAME} by default; without files its course alone
  --whole      asks too for enough steps, and for every rule that has to be taught`,
  options: { game: { type: 'string' }, whole: { type: 'boolean', default: false } },
  positionals: true,
} as const

/** The games that have a course. */
const TAUGHT = GAMES.filter((id) => REGISTRY[id].course)

let passed = 0
let failed = 0

function fail(message: string): void {
  failed += 1
  console.log(`✗ ${onOneLine(message)}`)
}

function run<G extends ScenarioTypes>(
  definition: LessonGame<G>,
  files: LessonFiles,
  index: number,
): Chapter<G> | null {
  const made = chapterFrom(definition, files)
  if (!made.ok) {
    for (const fault of made.faults) fail(describeFault(fault))
    return null
  }
  const { chapter, lineOf } = made
  const file = files.lesson.path
  console.log(onOneLine(`${String(index + 1).padStart(2)} ${chapter.title} (${chapter.id})`))
  const checks = checkChapter(definition, chapter)
  chapter.steps.forEach(({ id }, index) => {
    const own = checks.filter((check) => check.step === id)
    console.log(onOneLine(`   ${id}: ${own.length} checks`))
    for (const { part, fault } of own) {
      if (fault) fail(`${file}:${lineOf(index, part)}: ${id}: ${part}: ${fault}`)
      else passed += 1
    }
  })
  return chapter
}

/** Checks chapters of a game; all of them without `paths`, and then what the course must be as a whole. */
function checkCourse<G extends ScenarioTypes>(
  { definition, vocabulary, fewestSteps, untaughtRules, isDrawn }: Taught<G>,
  paths: readonly string[],
  asksForAll: boolean,
): void {
  const { id } = definition.game.parts
  const files = paths.length > 0 ? paths.map((path) => lessonFilesOf(id, path)) : lessonFiles(id)
  const course = files
    .map((one, index) => run(definition, one, index))
    .filter((chapter) => chapter !== null)
  const steps = course.reduce((sum, chapter) => sum + chapter.steps.length, 0)
  const untaught = untaughtRules(course)
  const glowing = course.flatMap((chapter) => chapter.steps.filter(({ glow }) => glow)).length
  const share = Math.round((100 * glowing) / Math.max(steps, 1))
  console.log(
    `${id}: ${course.length} chapters, ${steps} steps, ${untaught.length} rules not taught yet`,
  )
  const outline = projectOutline(id)
  const isWhole = paths.length === 0
  const early = isWhole ? vocabulary.wordFaults(course, outline.chapters) : []
  for (const { chapter, step, term, fault } of early)
    fail(
      `${chapter}: ${step}: ${term} is ${fault === 'unknown' ? 'used before it is introduced' : 'introduced, but not told'}`,
    )
  console.log(`${early.length} words used before they are introduced`)
  const unintroduced = [...vocabulary.unintroducedRules(course, outline.chapters).values()]
    .flatMap(Object.values)
    .flat()
  console.log(`${unintroduced.length} refusals told by a link, since their words come later`)
  const faults = isWhole
    ? [
        ...endFaults(course, outline.groups),
        ...sheetFaults(definition, course),
        ...pictureFaults(outline.pictures, isDrawn),
      ]
    : []
  for (const { chapter, fault } of faults) fail(`${chapter}: ${fault}`)
  const jumps = course.flatMap(({ steps }) => steps.filter((step) => step.jumps)).length
  console.log(`${jumps} steps jump to another game, and say so`)
  console.log(`${share} % of the steps glow before a mistake`)
  if (!asksForAll) return
  if (steps < fewestSteps) fail(`${steps} steps; the course has ${fewestSteps} or more`)
  if (3 * glowing > steps) fail(`${glowing} of ${steps} steps glow; a third may`)
  for (const rule of untaught) fail(`${rule} is taught by no step`)
}

await runCommand(COMMAND, async ({ values: { game, whole }, positionals }) => {
  const named = game === undefined ? null : readGame(game)
  // What cannot be read is refused before anything runs.
  positionals.forEach(readInput)
  for (const id of named && positionals.length === 0 ? [named] : TAUGHT) {
    const own = positionals.filter((file) => gameOf(file, named ?? FIRST_GAME) === id)
    if (positionals.length > 0 && own.length === 0) continue
    const withCourse = await featureOf(id, 'course')
    withCourse((of) => checkCourse(of, own, whole))
  }
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
})
