const CHARACTERS: Readonly<Record<string, string>> = {
  quot: '"',
  '#34': '"',
  '#39': "'",
  '#x27': "'",
  lt: '<',
  gt: '>',
  amp: '&',
  '#38': '&',
}

/** The text of an attribute or element, with the references that our pages write resolved, each once. */
export const unescaped = (html: string): string =>
  html.replace(/&(#?\w+);/g, (reference, name: string) => CHARACTERS[name] ?? reference)
