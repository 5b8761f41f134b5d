/** Rules that permit and rules that demand: a list marks them, and their Korean has to say which they are. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Kind = 'may' | 'must'

/** How Korean says it: at the end of a title, and anywhere in a paragraph. */
const TITLE: Record<Kind, RegExp> = { may: /(?:수 있다|도 된다)$/, must: /야 한다$/ }
const PARAGRAPH: Record<Kind, RegExp> = {
  may: /수 있다|수 있고|도 된다|도 되고|자유/,
  must: /야 한다|야 하고/,
}
/** "Only what one has may be sold" forbids the rest; "it has to be one of these" tells what is legal. */
const FORBIDS = /만 .*수 있다$|있어야 .*수 있다$|(?:있어|여)야 한다$/

/** What is wrong with the list of a game and the words of its rules, a line for each. */
export function mistold(
  file: string,
  rules: readonly string[],
  titleOf: (rule: string) => string,
  pages: readonly { text: string }[],
): string[] {
  const marked: Record<Kind, string[]> = parse(readFileSync(file, 'utf8'))
  const text = pages.map((page) => page.text).join('\n')
  const paragraphOf = (rule: string): string =>
    new RegExp(`<Rule id="${rule}">([\\s\\S]*?)</Rule>`).exec(text)?.[1] ?? ''
  const found: string[] = []
  const all = [...marked.may, ...marked.must]
  for (const [at, rule] of all.entries()) {
    if (!rules.includes(rule)) found.push(`${rule} is no rule`)
    if (all.indexOf(rule) < at) found.push(`${rule} is marked twice`)
  }
  for (const kind of ['may', 'must'] as const)
    for (const rule of rules) {
      const title = titleOf(rule)
      const isTelling = TITLE[kind].test(title) && !FORBIDS.test(title)
      const isMarked = marked[kind].includes(rule)
      if (isTelling !== isMarked)
        found.push(`${rule} ${isMarked ? 'is' : 'is not'} marked as ${kind}: ${title}`)
      if (isMarked && !PARAGRAPH[kind].test(paragraphOf(rule)))
        found.push(`the paragraph of ${rule} does not say ${kind}`)
    }
  return found
}
