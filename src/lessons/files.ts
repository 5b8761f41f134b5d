/** The chapters as they lie on disk, for the command line, the build and the tests (Node only). */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Chapter, chapterFrom, type LessonFile } from './course.ts'

/** From the project's root, where every command runs. */
export const LESSON_ROOT = resolve('content/puerto-rico/lessons')

/** Every file of a folder, in the order of the chapters. */
export function lessonFiles(folder = LESSON_ROOT): LessonFile[] {
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

/** The course; a broken file throws, with every fault and its line. */
export function projectCourse(folder = LESSON_ROOT): Chapter[] {
  return lessonFiles(folder).map((file) => {
    const made = chapterFrom(file)
    if (made.ok) return made.value.chapter
    const faults = made.faults.map((f) => `${file.name}:${f.line}: ${f.path} ${f.message}`)
    throw new Error(faults.join('\n'))
  })
}
