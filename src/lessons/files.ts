/** The chapters as they lie on disk, for the command line, the build and the tests (Node only). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { ORIGINAL } from '../text/language.ts'
import { type Chapter, chapterFrom, describeFault, type LessonFiles } from './course.ts'

/** From the project's root, where every command runs. */
const LESSONS = 'content/puerto-rico/lessons'
const WORDS = `content/puerto-rico/words/${ORIGINAL}/lessons`

/** A lesson, wherever it lies, and the project's words for a chapter of its name. */
export function lessonFilesOf(path: string): LessonFiles {
  const words = `${WORDS}/${basename(path).replace(/^\d+-/, '')}`
  return {
    lesson: { path, text: readFileSync(path, 'utf8') },
    words: { path: words, text: existsSync(words) ? readFileSync(words, 'utf8') : '' },
  }
}

/** The files of every chapter, in their order. */
export function lessonFiles(): LessonFiles[] {
  const names = readdirSync(LESSONS).sort()
  return names.map((name) => lessonFilesOf(`${LESSONS}/${name}`))
}

/** The course; a broken file throws, with every fault and its line. */
export function projectCourse(): Chapter[] {
  return lessonFiles().map((files) => {
    const made = chapterFrom(files)
    if (made.ok) return made.chapter
    throw new Error(made.faults.map(describeFault).join('\n'))
  })
}
