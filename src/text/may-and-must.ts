/** Rules that permit and rules that demand: a list marks them, and in each language their words have to say which they are. */

export type Kind = 'may' | 'must'

/** How a language tells a permission and a duty. */
export interface Telling extends Record<Kind, { title: RegExp; paragraph: RegExp }> {
  /** Titles that look like one of the two and tell what is forbidden or what is legal. */
  forbids: RegExp
  /** That something holds of one role and of no other. */
  only: (role: string) => RegExp
  /** That something is otherwise than elsewhere, or is not to be left out. */
  differs: RegExp
  /** That an action may be left undone. */
  undone: RegExp
}

/** What is wrong with the titles and paragraphs of rules, a line for each; `pages` is the text of the reference. */
export function misstated(
  telling: Telling,
  marked: Record<Kind, readonly string[]>,
  titles: ReadonlyMap<string, string>,
  pages: string,
): string[] {
  const found: string[] = []
  const all = [...marked.may, ...marked.must]
  for (const [at, rule] of all.entries()) {
    if (!titles.has(rule)) found.push(`${rule} is no rule`)
    if (all.indexOf(rule) < at) found.push(`${rule} is marked twice`)
  }
  for (const kind of ['may', 'must'] as const)
    for (const [rule, title] of titles) {
      const isTelling = telling[kind].title.test(title) && !telling.forbids.test(title)
      const isMarked = marked[kind].includes(rule)
      if (isTelling !== isMarked)
        found.push(`${rule} ${isMarked ? 'is' : 'is not'} marked as ${kind}: ${title}`)
      if (isMarked && !telling[kind].paragraph.test(paragraphOf(rule, pages)))
        found.push(`the paragraph of ${rule} does not say ${kind}`)
    }
  return found
}

/** The paragraph of a rule in the text of the reference; empty where it has none. */
export const paragraphOf = (rule: string, pages: string): string =>
  new RegExp(`<Rule id="${rule}">([\\s\\S]*?)</Rule>`).exec(pages)?.[1] ?? ''
