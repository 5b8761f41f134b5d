/** The course for pages. Vite watches the files, so that a change shows at once while one writes. */
import { type Chapter, chapterFrom } from '../../lessons/course.ts'

const files = import.meta.glob<string>('/content/puerto-rico/lessons/ko/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every chapter in its order; a fault in a file stops the build and names the line. */
export const course: Chapter[] = Object.entries(files).map(([path, text]) => {
  const name = path.replace(/.*\//, '')
  const made = chapterFrom({ name, text })
  if (made.ok) return made.value.chapter
  const faults = made.faults.map(
    ({ line, path, message }) => `${name}:${line}: ${path}: ${message}`,
  )
  throw new Error(faults.join('\n'))
})
