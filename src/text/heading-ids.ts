/** Anchors of headings that hold terms, for Markdown and MDX: what is read of them, without markup. */
import { replaceTerms, termText } from './markup.ts'
import { FIRST_SET } from './naming-set.ts'

/** '[[doubloon|이]] 다 떨어지기도 하나' gives '주화가-다-떨어지기도-하나'. Throws a TextError as `replaceTerms` does. */
export function headingId(heading: string): string {
  return replaceTerms(
    heading,
    ({ term, particle, tail }) => termText(term, particle, FIRST_SET) + tail,
  )
    .toLowerCase()
    .replace(/[~·]/g, '-')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
}

/** The parts of Sätteri's visitors that are used here. */
interface Heading {
  properties?: { id?: unknown }
}
interface Context {
  textContent(node: Heading): string
  setProperty(node: Heading, name: 'id', value: string): void
}

/** A plugin of the Markdown processor; other headings get their ids from Astro. */
export const headingIds = {
  name: 'heading-ids',
  element: {
    filter: ['h2', 'h3', 'h4'],
    visit(node: Heading, context: Context): void {
      const text = context.textContent(node)
      if (text.includes('[[')) context.setProperty(node, 'id', headingId(text))
    },
  },
}
