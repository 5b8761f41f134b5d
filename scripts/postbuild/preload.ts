/** Scripts of islands are asked for together with the page, not one after the other once it is there. */
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { waitingIn, withoutWaiting } from '../site/islands.ts'

const ISLAND = /\s(?:component|renderer)-url="([^"]*)"/g
const IMPORT = /\b(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g

/** A link for every script that islands come to need, by `importsOf` of each. */
function linksFor(islands: string, importsOf: (script: string) => string[]): string {
  const needed = new Set<string>()
  const need = (script: string): void => {
    if (needed.has(script)) return
    needed.add(script)
    importsOf(script).forEach(need)
  }
  for (const [, script] of islands.matchAll(ISLAND)) if (script) need(script)
  return Array.from(needed, (script) => `<link rel="modulepreload" href="${script}">`).join('')
}

/**
 * The page with links for the scripts of its islands. Those of a component that waits lie in a template,
 * which asks for nothing until it is reached for (`src/site/touch.ts`).
 */
export function withPreloads(html: string, importsOf: (script: string) => string[]): string {
  const later = Array.from(
    waitingIn(html),
    ([component, tag]) =>
      `<template data-touch="${component}">${linksFor(tag, importsOf)}</template>`,
  )
  const links = [linksFor(withoutWaiting(html), importsOf), ...later]
  return html.replace('</head>', `${links.join('')}</head>`)
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
