/** The pages of a game's course: one a chapter, each with what its island is given. For the build. */
import type { RuleOf } from '../engine/types.ts'
import type { Chapter } from '../lessons/course.ts'
import { fastWayOf } from '../lessons/map.ts'
import type { Outline } from '../lessons/outline.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import type { TermId } from '../text/names.ts'
import type { LessonProps } from '../ui/lesson/Lesson.tsx'
import { packed } from '../ui/packed.tsx'
import { type ChapterProps, chapterPages } from './chapter-pages.ts'

/** What the pages of a course ask of its game. */
interface CourseSite<G extends ScenarioTypes> {
  game: string
  /** What its course is called. */
  title: string
  course: readonly Chapter<G>[]
  outline: Outline
  unintroduced: ReadonlyMap<string, Readonly<Record<string, readonly RuleOf<G>[]>>>
  faultsOf: ReadonlyMap<string, string>
  termsOf: (chapter: Chapter<G>) => readonly TermId[]
  /** The picture of a chapter in link previews. */
  pictureOf: (chapter: string) => string
  /** The links that hold where its steps begin, where the game's pages do not know steps by their names. */
  linksOf?: (chapter: Chapter<G>) => Promise<Record<string, string>>
}

/** The paths of a course, what the shell of a chapter's page is told, and what its island is given. */
export function lessonPages<G extends ScenarioTypes>(of: CourseSite<G>) {
  const { game, title, course, outline, unintroduced, faultsOf, termsOf, pictureOf, linksOf } = of
  return {
    paths: () => chapterPages(game, course),
    shell: ({ chapter, next }: ChapterProps<G>) => ({
      game,
      course: title,
      chapter,
      next,
      picture: pictureOf(chapter.id),
      terms: termsOf(chapter),
      faults: faultsOf.get(chapter.id),
    }),
    async island({ chapter, number, next }: ChapterProps<G>) {
      const { id, title, summary, steps, judged } = chapter
      const props: LessonProps<G> = {
        chapter: {
          ...{ id, number, title, summary, steps, judged },
          picture: outline.pictures[id] ?? '',
          unintroduced: unintroduced.get(id) ?? {},
          ...(linksOf && { links: await linksOf(chapter) }),
        },
        moved: outline.moved,
        next,
        fast: fastWayOf(course, outline, id),
      }
      return packed(props)
    },
  }
}
