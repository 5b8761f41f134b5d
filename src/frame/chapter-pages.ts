import type { Chapter } from '../lessons/course.ts'
import { chapterPath } from '../lessons/paths.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import { to } from '../ui/link.ts'

/** What the page of a chapter is given. */
export type ChapterProps<G extends ScenarioTypes> = {
  chapter: Chapter<G>
  number: number
  next: { href: string; title: string } | null
}

/** A page for each chapter of a game's course. */
export function chapterPages<G extends ScenarioTypes>(game: string, course: readonly Chapter<G>[]) {
  return course.map((chapter, index) => {
    const following = course[index + 1]
    const next = following && { href: to(chapterPath(game, following.id)), title: following.title }
    const props: ChapterProps<G> = { chapter, number: index + 1, next: next ?? null }
    return { params: { chapter: chapter.id }, props }
  })
}
