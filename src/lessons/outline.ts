/** The order of the course: its groups, their chapters, and what each chapter takes for granted. */
import * as v from 'valibot'
import { parseSource } from '../text/read-yaml.ts'

/** course.yaml: the order of the course. */
export const outlineSchema = v.strictObject({
  moved: v.exactOptional(v.record(v.string(), v.record(v.string(), v.nullable(v.string()))), {}),
  groups: v.array(
    v.strictObject({
      id: v.string(),
      chapters: v.array(
        v.strictObject({
          id: v.string(),
          /** Its picture, by the name that the game's art has for it. */
          picture: v.string(),
          /** Chapters that are taken for granted, and all that those take. */
          after: v.exactOptional(v.array(v.string()), []),
        }),
      ),
    }),
  ),
})

/** words/<language>/course.yaml: what its groups are called. */
export const groupWordsSchema = v.record(
  v.string(),
  v.strictObject({ title: v.string(), about: v.string() }),
)

interface Group {
  id: string
  title: string
  about: string
  /** In their order. */
  chapters: readonly string[]
}

/** Chapters that steps stand in now, by the chapter where they stood and their id; null where a step is no more. */
export type Moved = Readonly<Record<string, Readonly<Record<string, string | null>>>>

export interface Outline {
  moved: Moved
  groups: readonly Group[]
  /** All chapters in their order, each with those before it that it takes for granted, near or far. */
  chapters: ReadonlyMap<string, ReadonlySet<string>>
  /** The picture of each chapter. */
  pictures: Readonly<Record<string, string>>
}

/**
 * The outline from its two files. Throws where they do not fit their schemas or each other, and where
 * a chapter is named twice or takes one for granted that does not come before it.
 */
export function outlineFrom(
  outline: { path: string; text: string },
  words: { path: string; text: string },
): Outline {
  const { groups, moved } = parseSource(outline.text, outline.path, outlineSchema)
  const said = parseSource(words.text, words.path, groupWordsSchema)
  const chapters = new Map<string, ReadonlySet<string>>()
  for (const { id, after } of groups.flatMap((group) => group.chapters)) {
    if (chapters.has(id)) throw new Error(`${outline.path}: ${id} stands in it twice`)
    const granted = after.flatMap((one) => {
      const before = chapters.get(one)
      if (!before) throw new Error(`${outline.path}: ${id} is after ${one}, which is not before it`)
      return [one, ...before]
    })
    chapters.set(id, new Set(granted))
  }
  const named = groups.map(({ id, chapters }): Group => {
    const own = said[id]
    if (!own) throw new Error(`${words.path}: no words for ${id}`)
    return { id, ...own, chapters: chapters.map((chapter) => chapter.id) }
  })
  const lost = Object.values(moved)
    .flatMap((steps) => Object.values(steps))
    .find((chapter) => chapter !== null && !chapters.has(chapter))
  if (lost) throw new Error(`${outline.path}: moved to ${lost}, which is no chapter`)
  const pictures = Object.fromEntries(
    groups.flatMap((group) => group.chapters).map(({ id, picture }) => [id, picture]),
  )
  return { groups: named, chapters, pictures, moved }
}
