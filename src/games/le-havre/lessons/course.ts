/** The course for pages. Vite watches the files, so that a change shows at once while one writes. */
import order from '/content/le-havre/course.yaml?raw'
import { builtCourse } from '../../../lessons/built.ts'
import { leHavre } from '../definition.ts'
import { unintroducedRules } from './vocabulary.ts'

const texts = {
  order,
  groups: import.meta.glob<string>('/content/le-havre/words/*/course.yaml', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  lessons: import.meta.glob<string>('/content/le-havre/lessons/*.yaml', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  words: import.meta.glob<string>('/content/le-havre/words/*/lessons/*.yaml', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
}

export const { outline, course, faultsOf } = builtCourse(leHavre, texts, import.meta.env.DEV)

/** By chapter and step: rules whose refusals use words that come later. */
export const unintroduced = unintroducedRules(course, outline.chapters)
