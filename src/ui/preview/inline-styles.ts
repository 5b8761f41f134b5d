/**
 * The sheets of the pieces, read for a renderer that knows neither variables nor two schemes: every
 * element of a drawing gets what its rules give it, in the light scheme and the names of the first set.
 */
import { globSync, readFileSync } from 'node:fs'
import { OTHER_SET } from '../../text/naming-set.ts'
import { worked } from './css-value.ts'

const SHEETS = [
  'src/site/styles/tokens.css',
  'src/ui/art.css',
  ...globSync('src/games/*/table/pieces/*.css').sort(),
]
/** What a drawing takes from its rules. */
const TAKEN =
  /^(?:fill|stroke|stroke-(?:width|linecap|linejoin|dasharray)|paint-order|opacity|text-anchor|dominant-baseline|font-size)$/
const TAG = /<(\/?)([a-z]+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>/gi

interface Rule {
  /** Classes (and a type) that an element has to have, the outermost first. */
  path: readonly (readonly string[])[]
  weight: number
  declarations: readonly (readonly [name: string, value: string])[]
}

interface Element {
  names: ReadonlySet<string>
  /** Variables that hold here, and the colour of the text. */
  inherited: ReadonlyMap<string, string>
}

/** `:is(a, b) c` is `a c` and `b c`. */
function selectorsIn(text: string): string[] {
  const is = /:is\(([^()]*)\)/.exec(text)
  if (!is) return text.split(',').map((one) => one.trim())
  return (is[1] ?? '').split(',').flatMap((one) => selectorsIn(text.replace(is[0], one.trim())))
}

function rulesIn(sheet: string): Rule[] {
  const plain = sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@\w[^{;]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return Array.from(plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)).flatMap(
    ([, heads = '', body = '']) => {
      const declarations = Array.from(
        body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g),
        ([, name = '', value = '']) => [name, value.trim()] as const,
      )
      return selectorsIn(heads.trim())
        .filter((selector) => selector === ':root' || /^[\w.\s-]+$/.test(selector))
        .map((selector) => {
          const path = selector.split(/\s+/).map((part) => part.match(/\.?[\w-]+|:root/g) ?? [])
          return { path, weight: path.flat().length, declarations }
        })
    },
  )
}

const rules: readonly Rule[] = SHEETS.flatMap((file) => rulesIn(readFileSync(file, 'utf8'))).sort(
  (a, b) => a.weight - b.weight,
)

/** Whether the last of the elements is what a selector speaks of, those around it included. */
function fits(path: Rule['path'], elements: readonly Element[]): boolean {
  const has = (element: Element | undefined, part: readonly string[] | undefined) =>
    part?.every((name) => element?.names.has(name)) === true
  if (!has(elements.at(-1), path.at(-1))) return false
  let left = path.length - 2
  for (let at = elements.length - 2; at >= 0 && left >= 0; at--)
    if (has(elements[at], path[left])) left--
  return left < 0
}

const classesOf = (attributes: string): string[] =>
  (/\sclass="([^"]*)"/.exec(attributes)?.[1] ?? '').split(/\s+/).map((name) => `.${name}`)

const ROOT: Element = { names: new Set([':root']), inherited: new Map([['color', 'var(--ink)']]) }

/** The drawing with its rules written into each element. */
export function dressed(svg: string): string {
  const open: Element[] = [dress(ROOT, []).element]
  return svg.replace(TAG, (tag, closes: string, type: string, attributes: string, ends: string) => {
    if (closes) {
      open.pop()
      return tag
    }
    const bare = { names: new Set([type, ...classesOf(attributes)]), inherited: new Map() }
    const { element, given } = dress(bare, open)
    if (!ends) open.push(element)
    return `<${type}${attributes.replace(/\sclass="[^"]*"/, '')}${given}${ends}>`
  })
}

/** An element with what it inherits, and its own look as attributes. */
function dress(bare: Element, around: readonly Element[]): { element: Element; given: string } {
  const inherited = new Map([...(around.at(-1)?.inherited ?? []), ...bare.inherited])
  const declared = rules
    .filter(({ path }) => fits(path, [...around, bare]))
    .flatMap(({ declarations }) => declarations)
  for (const [name, value] of declared)
    if (name.startsWith('--') || name === 'color') inherited.set(name, value)
  const styles = new Map(declared.filter(([name]) => TAKEN.test(name)))
  if (bare.names.has(`.in-${OTHER_SET}`)) styles.set('display', 'none')
  const given = Array.from(
    styles,
    ([name, value]) => ` ${name}="${worked(value, inherited)}"`,
  ).join('')
  return { element: { names: bare.names, inherited }, given }
}

/** A token of the design in the light scheme: `colour('sea')`. */
export const colour = (token: string): string =>
  worked(`var(--${token})`, dress(ROOT, []).element.inherited)
