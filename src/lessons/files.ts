/** The chapters as they lie on disk, for the command line, the build and the tests (Node only). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { LANGUAGE } from '#language/language.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import { ORIGINAL } from '../text/languages.ts'
import { type Chapter, chapterFrom, describeFault, type LessonFiles } from './course.ts'
import type { LessonGame } from './definition.ts'
import { type Outline, outlineFrom } from './outline.ts'

const fileAt = (path: string) => ({ path, text: readFileSync(path, 'utf8') })

/** A lesson, wherever it lies, and the project's words for a chapter of its name. */
export function lessonFilesOf(game: string, path: string): LessonFiles {
  const words = `content/${game}/words/${LANGUAGE}/lessons/${basename(path)}`
  return {
    lesson: fileAt(path),
    words: existsSync(words) ? fileAt(words) : { path: words, text: '' },
  }
}

/** The order of a game's course; throws where its files are broken. */
export function projectOutline(game: string): Outline {
  return outlineFrom(
    fileAt(`content/${game}/course.yaml`),
    fileAt(`content/${game}/words/${LANGUAGE}/course.yaml`),
  )
}

/** The files of every chapter of a game, in their order, of a translation those that it has; commands run at the project's root. */
export function lessonFiles(game: string): LessonFiles[] {
  const folder = `content/${game}/lessons`
  const ids = [...projectOutline(game).chapters.keys()]
  const left = readdirSync(folder).find((name) => !ids.includes(basename(name, '.yaml')))
  if (left) throw new Error(`content/${game}/course.yaml: ${folder}/${left} has no place in it`)
  return ids
    .map((id) => lessonFilesOf(game, `${folder}/${id}.yaml`))
    .filter(({ words }) => LANGUAGE === ORIGINAL || words.text !== '')
}

/** The course; a broken file throws, with every fault and its line. */
export function projectCourse<G extends ScenarioTypes>(definition: LessonGame<G>): Chapter<G>[] {
  return lessonFiles(definition.game.parts.id).map((files) => {
    const made = chapterFrom(definition, files)
    if (made.ok) return made.chapter
    throw new Error(made.faults.map(describeFault).join('\n'))
  })
}
