/** What of the pages of a reference, as they are written, can be looked in. For the build and the tests. */

/** The words of a link to a rule, by its id: 'captain.point' gives 선장 6.10 and its title. */
type LinkWords = (id: string) => string

/** The words of a piece of MDX, links' included: no tags, no signs of Markdown. */
export function plainText(mdx: string, linkWords: LinkWords): string {
  return mdx
    .replaceAll('\\|', '|')
    .replace(/<R id="([^"]*)" \/>/g, (_, id: string) => linkWords(id))
    .replace(/<[A-Z]\w*\b(?:"[^"]*"|[^>"])*>/g, '')
    .replace(/<\/\w+>/g, '')
    .replace(/(?<!\[)\[((?:[^[\]]|\[\[[^[\]]*\]\])+)\]\([^)]*\)/g, '$1')
    .replace(/^[\s>|:-]+$/gm, '')
    .replace(/(?<!\[\[\w+)\||\*\*|^#+ |^> |^[-*] |^\d+\. /gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The paragraph of each rule, as it stands in the bodies of the pages. */
export function paragraphsIn(bodies: readonly string[], linkWords: LinkWords): Map<string, string> {
  return new Map(
    bodies.flatMap((body) =>
      Array.from(
        body.matchAll(/<Rule id="([^"]*)">([\s\S]*?)<\/Rule>/g),
        ([, rule = '', text = '']) => [rule, plainText(text, linkWords)] as const,
      ),
    ),
  )
}
