/** What an island's scripts import is linked in its page, to be asked for all at once. */
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { islandsIn } from '../site/islands.ts'

const URL_OF = /\s(?:component|renderer)-url="([^"]*)"/g
const IMPORT = /\b(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g

/** A link for every script that an island comes to need, by `importsOf` of each; what others import comes first. */
function linksFor(island: string, importsOf: (script: string) => string[]): string {
  const seen = new Set<string>()
  const ordered: string[] = []
  const need = (script: string): void => {
    if (seen.has(script)) return
    seen.add(script)
    importsOf(script).forEach(need)
    ordered.push(script)
  }
  for (const [, script] of island.matchAll(URL_OF)) if (script) need(script)
  return Array.from(ordered, (script) => `<link rel="modulepreload" href="${script}">`).join('')
}

/** Islands are told apart by `data-preact-island-id`; the other name that Astro gives each is random, which packs badly. */
const withoutUids = (html: string): string =>
  html.replace(/(<astro-island) uid="[^"]*"(?= data-preact-island-id)/g, '$1')

/**
 * The page with links for the scripts of its islands, those of each component in a template: that asks
 * for nothing until the island comes alive (`src/site/directives/scripts-of.ts`).
 */
export function withPreloads(html: string, importsOf: (script: string) => string[]): string {
  const links = Array.from(
    islandsIn(html),
    ([component, tag]) =>
      `<template data-scripts="${component}">${linksFor(tag, importsOf)}</template>`,
  )
  return withoutUids(html).replace('</head>', `${links.join('')}</head>`)
}

/** What a script of a build imports as it begins, as addresses. */
export function importsIn(code: string, script: string): string[] {
  return Array.from(code.matchAll(IMPORT), ([, file = '']) => posix.join(dirname(script), file))
}

/** Writes the links into pages of the site in `out`, published under `base`. */
export async function writePreloads(out: string, base: string, pages: string[]): Promise<void> {
  const known = new Map<string, string[]>()
  const importsOf = (script: string): string[] => {
    const imports =
      known.get(script) ??
      importsIn(readFileSync(join(out, script.slice(base.length)), 'utf8'), script)
    known.set(script, imports)
    return imports
  }
  for (const page of pages) {
    const html = await readFile(page, 'utf8')
    const linked = withPreloads(html, importsOf)
    if (linked !== html) await writeFile(page, linked)
  }
}
