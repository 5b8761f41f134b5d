/**
 * What a browser fetches for a page before the reader does anything, as compressed bytes; and which
 * scripts more (`woken`) as the heaviest of its waiting islands is reached for.
 */
import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { FRAME_FACE } from '../build/frame.ts'
import { fileOf } from '../site/built.ts'
import { waitingIn, withoutWaiting } from '../site/islands.ts'

export const PARTS = ['html', 'css', 'js', 'woken', 'fonts', 'frame'] as const
export type Part = (typeof PARTS)[number]
export type Weight = Record<Part, number>

const SHEET = /<link\b(?=[^>]*\srel="stylesheet")(?![^>]*\smedia="print")[^>]*\shref="([^"]+)"/g
const SCRIPT = /\s(?:src|component-url|renderer-url|before-hydration-url)="([^"]+\.js)"/g
const FONT = /["'(]([^"'()\s]+\.woff2)/g
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g

const all = (pattern: RegExp, text: string): string[] =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found)

/** Weighs pages of the site built in `root`; what several pages share is read once. */
export function scaleFor(root: string): (page: string) => Weight {
  const sizes = new Map<string, number>()
  const texts = new Map<string, string>()
  const read = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8')
    texts.set(file, text)
    return text
  }
  const packed = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(read(file)).length
    sizes.set(file, size)
    return size
  }
  const local = (address: string): string => address.replace(/^\//, '')
  const sum = (files: Iterable<string>): number =>
    Array.from(files, packed).reduce((total, size) => total + size, 0)

  /** A module and everything it imports at once. */
  const withImports = (file: string, seen: Set<string>): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const path of all(STATIC_IMPORT, read(file))) {
      withImports(posix.join(posix.dirname(file), path), seen)
    }
    return seen
  }

  const modulesOf = (html: string): Set<string> => {
    const modules = new Set<string>()
    for (const entry of all(SCRIPT, html)) withImports(local(entry), modules)
    return modules
  }

  return (page) => {
    const file = fileOf(page)
    const html = read(file)
    const sheets = new Set(all(SHEET, html).map(local))
    const modules = modulesOf(withoutWaiting(html))
    const styles = [html, ...Array.from(sheets, read)]
    const fonts = [...new Set(styles.flatMap((text) => all(FONT, text)).map(local))]
    // Packed already.
    const whole = (files: readonly string[]): number =>
      files.reduce((total, font) => total + statSync(join(root, font)).size, 0)
    const isFrame = (font: string): boolean => font.endsWith(FRAME_FACE)
    return {
      html: packed(file),
      css: sum(sheets),
      js: sum(modules),
      woken: Math.max(
        0,
        ...Array.from(waitingIn(html).values(), (tag) => sum(modulesOf(tag).difference(modules))),
      ),
      fonts: whole(fonts.filter((font) => !isFrame(font))),
      frame: whole(fonts.filter(isFrame)),
    }
  }
}
