/** Looks for Korean in a site that was built in another language. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const KOREAN = /[가-힣ㄱ-ㆎ][가-힣ㄱ-ㆎ ]*/g
/** An element that says it is Korean, without others of its name inside: a name in a table, a link to the original. */
const MARKED = /<([a-z]+)\b[^>]*\slang="ko"[^>]*>(?:(?!<\1\b)[\s\S])*?<\/\1>/g
const FILES = '**/*.{html,js,json,webmanifest,css,xml}'
/** Formats for editors, which speak of files that may be in any language. */
const SCHEMAS = /\.schema\.json$/

/** Names of terms in Korean, which the search of every language knows. */
function koreanNames(): ReadonlySet<string> {
  const names = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') names.add(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  for (const file of globSync('content/*/words/ko/terms.yaml'))
    collect(parse(readFileSync(file, 'utf8')))
  return names
}

/** Every file of the built language with Korean in it, and pages that say they are Korean without the note. */
export function leftInOriginal(root: string): { files: number; faults: string[] } {
  const built = join(root, 'dist/qps')
  const names = koreanNames()
  const files = globSync(FILES, { cwd: built }).filter((file) => !SCHEMAS.test(file))
  const faults = files.flatMap((file) => {
    const text = readFileSync(join(built, file), 'utf8')
    if (text.includes('<html lang="ko"'))
      return text.includes('class="untranslated" lang="qps"') ? [] : [`${file}: no note`]
    const found = new Set(
      text
        .replace(MARKED, '')
        .match(KOREAN)
        ?.map((words) => words.trim()),
    )
    return [...found].filter((words) => !names.has(words)).map((words) => `${file}: ${words}`)
  })
  return { files: files.length, faults }
}
