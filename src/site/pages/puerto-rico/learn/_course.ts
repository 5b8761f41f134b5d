/** The course for pages. Vite watches the files, so that a change shows at once while one writes. */
import { type Chapter, chapterFrom } from '../../../../lessons/course.ts'

const files = import.meta.glob<string>('/content/puerto-rico/lessons/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** While one writes: what is wrong with a chapter, by its id, each fault with its line. */
export const faultsOf = new Map<string, string>()

/** Every chapter in its order; a fault in a file stops the build and names the line. */
export const course: Chapter[] = Object.entries(files).map(([path, text], index) => {
  const name = path.replace(/.*\//, '')
  const made = chapterFrom({ name, text })
  if (made.ok) return made.value.chapter
  const faults = made.faults
    .map(({ line, path, message }) => `${name}:${line}: ${path}: ${message}`)
    .join('\n')
  if (!import.meta.env.DEV) throw new Error(faults)
  const id = name.replace(/^\d+-|\.yaml$/g, '')
  faultsOf.set(id, faults)
  return { id, number: index + 1, title: name, about: '', steps: [] }
})
