/** Which of the many subsets of the typeface a page fetches: those whose letters it shows. */

interface Face {
  address: string
  ranges: [from: number, to: number][]
}

/** The faces of a sheet that are told apart by unicode-range. */
export function facesIn(sheet: string): Face[] {
  return Array.from(sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)).flatMap(([, rule = '']) => {
    const address = /url\(["']?([^"')]+\.woff2)/.exec(rule)?.[1]
    const ranges = /unicode-range:([^;}]*)/i.exec(rule)?.[1]
    return address && ranges ? [{ address, ranges: ranges.split(',').map(rangeOf) }] : []
  })
}

/** `U+20`, `U+20-7E`, `U+4??`. */
function rangeOf(text: string): [number, number] {
  const [from = '', to = from] = text.trim().replace(/^U\+/i, '').split('-')
  return [
    Number.parseInt(from.replaceAll('?', '0'), 16),
    Number.parseInt(to.replaceAll('?', 'F'), 16),
  ]
}

/** The addresses of the faces that the text of a page needs. */
export function fontsFor(html: string, faces: readonly Face[]): string[] {
  const text = html.replace(/<(script|style|head)\b[\s\S]*?<\/\1>|<[^>]*>/g, '')
  const letters = Array.from(new Set(text), (letter) => letter.codePointAt(0) ?? 0)
  return faces
    .filter(({ ranges }) => letters.some((code) => ranges.some(([a, b]) => a <= code && code <= b)))
    .map(({ address }) => address)
}
