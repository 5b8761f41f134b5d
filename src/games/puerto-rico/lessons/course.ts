/** The course for pages. Vite watches the files, so that a change shows at once while one writes. */

import { LANGUAGE } from '#language/language.ts'
import order from '/content/puerto-rico/course.yaml?raw'
import { type Chapter, chapterFrom, describeFault } from '../../../lessons/course.ts'
import { outlineFrom } from '../../../lessons/outline.ts'
import { ORIGINAL } from '../../../text/languages.ts'
import { puertoRico } from '../complete.ts'
import type { PuertoRico } from '../rules/types.ts'
import { untoldRules } from './vocabulary.ts'

const lessons = import.meta.glob<string>('/content/puerto-rico/lessons/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const groups = import.meta.glob<string>('/content/puerto-rico/words/*/course.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const words = import.meta.glob<string>('/content/puerto-rico/words/*/lessons/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** While one writes: what is wrong with a chapter, by its id, each fault with its line. */
export const faultsOf = new Map<string, string>()

/** Groups and chapters in their order. */
const groupsPath = `/content/puerto-rico/words/${LANGUAGE}/course.yaml`
export const outline = outlineFrom(
  { path: '/content/puerto-rico/course.yaml', text: order },
  { path: groupsPath, text: groups[groupsPath] ?? '' },
)

/** Every chapter in its order, of a translation those that it has; a fault in a file stops the build and names the line. */
export const course: Chapter<PuertoRico>[] = [...outline.chapters.keys()].flatMap((id) => {
  const path = `/content/puerto-rico/lessons/${id}.yaml`
  const text = lessons[path] ?? ''
  const wordsPath = `/content/puerto-rico/words/${LANGUAGE}/lessons/${id}.yaml`
  if (LANGUAGE !== ORIGINAL && words[wordsPath] === undefined) return []
  const made = chapterFrom(puertoRico, {
    lesson: { path, text },
    words: { path: wordsPath, text: words[wordsPath] ?? '' },
  })
  if (made.ok) return made.chapter
  const faults = made.faults.map(describeFault).join('\n')
  if (!import.meta.env.DEV) throw new Error(faults)
  faultsOf.set(id, faults)
  return { id, title: id, about: '', summary: [], steps: [], judged: null, introduces: {} }
})

/** By chapter and step: rules whose refusals use words that come later. */
export const untold = untoldRules(course, outline.chapters)
