/** The map of a course: its groups, each with what its chapters show there. */
import type { ScenarioTypes } from '../scenario/definition.ts'
import { type Chapter, idsOf } from './course.ts'
import type { Outline } from './outline.ts'
import { minutesFor } from './pace.ts'

/** A chapter as the map shows it. */
export interface ChapterEntry {
  id: string
  number: number
  title: string
  about: string
  /** By its name in the outline of the course. */
  picture: string
  minutes: number
  steps: readonly string[]
}

/** The chapters of the fast way, for a look back at its end. */
export type FastWay = readonly Pick<ChapterEntry, 'id' | 'title' | 'steps'>[]

/** Chapters that belong together. */
export interface GroupEntry {
  id: string
  title: string
  about: string
  chapters: readonly ChapterEntry[]
}

/** The chapters of the fast way, which is the first group, for its last chapter; null for every other. */
export function fastWayOf<G extends ScenarioTypes>(
  course: readonly Chapter<G>[],
  outline: Outline,
  chapter: string,
): FastWay | null {
  const ids = outline.groups[0]?.chapters ?? []
  if (ids.at(-1) !== chapter) return null
  return course
    .filter(({ id }) => ids.includes(id))
    .map((one) => ({ id: one.id, title: one.title, steps: idsOf(one) }))
}

/** The groups in their order, with the chapters that there are. */
export function groupsOf<G extends ScenarioTypes>(
  course: readonly Chapter<G>[],
  { groups, pictures }: Outline,
): GroupEntry[] {
  const chapters = course.map((chapter, index) => ({
    ...{ id: chapter.id, title: chapter.title, about: chapter.about },
    number: index + 1,
    picture: pictures[chapter.id] ?? '',
    minutes: minutesFor(chapter),
    steps: idsOf(chapter),
  }))
  return groups.map((group) => ({
    ...group,
    chapters: chapters.filter(({ id }) => group.chapters.includes(id)),
  }))
}
