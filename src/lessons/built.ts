/** The course of a game for its pages, from the texts that the build has read. */
import { LANGUAGE } from '#language/language.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import { ORIGINAL } from '../text/languages.ts'
import { type Chapter, chapterFrom, describeFault } from './course.ts'
import type { LessonGame } from './definition.ts'
import { type Outline, outlineFrom } from './outline.ts'

/** The texts of a game's files, those of every language, by their path from the root: '/content/…'. */
interface CourseTexts {
  order: string
  groups: Readonly<Record<string, string>>
  lessons: Readonly<Record<string, string>>
  words: Readonly<Record<string, string>>
}

interface BuiltCourse<G extends ScenarioTypes> {
  /** Groups and chapters in their order. */
  outline: Outline
  /** Every chapter in its order, of a translation those that it has. */
  course: Chapter<G>[]
  /** While one writes: what is wrong with a chapter, by its id, each fault with its line. */
  faultsOf: ReadonlyMap<string, string>
}

/** Makes the course; a fault in a file stops the build and names the line, unless one is writing it. */
export function builtCourse<G extends ScenarioTypes>(
  definition: LessonGame<G>,
  { order, groups, lessons, words }: CourseTexts,
  isWriting: boolean,
): BuiltCourse<G> {
  const content = `/content/${definition.game.parts.id}`
  const groupsIn = (language: string) => `${content}/words/${language}/course.yaml`
  const groupsPath = [groupsIn(LANGUAGE), groupsIn(ORIGINAL)].find((path) => groups[path]) ?? ''
  const outline = outlineFrom(
    { path: `${content}/course.yaml`, text: order },
    { path: groupsPath, text: groups[groupsPath] ?? '' },
  )
  const faultsOf = new Map<string, string>()
  const course = [...outline.chapters.keys()].flatMap((id): Chapter<G>[] => {
    const path = `${content}/lessons/${id}.yaml`
    const wordsPath = `${content}/words/${LANGUAGE}/lessons/${id}.yaml`
    if (LANGUAGE !== ORIGINAL && words[wordsPath] === undefined) return []
    const made = chapterFrom(definition, {
      lesson: { path, text: lessons[path] ?? '' },
      words: { path: wordsPath, text: words[wordsPath] ?? '' },
    })
    if (made.ok) return [made.chapter]
    const faults = made.faults.map(describeFault).join('\n')
    if (!isWriting) throw new Error(faults)
    faultsOf.set(id, faults)
    const none = { summary: [], steps: [], wrong: [], judged: null, introduces: {} }
    return [{ id, title: id, about: '', ...none }]
  })
  return { outline, course, faultsOf }
}
