/** A scenario as text, the way the files in content/ are written. */
const WIDTH = 96

/** YAML below a line that says what it shows: what is short stands in one line, the rest block by block. */
export function yamlOf(source: object, title: string): string {
  return `# ${title}\n${block(source, '').join('\n')}\n`
}

/** A scenario as JSON, to be copied. */
export function jsonOf(source: object): string {
  return `${JSON.stringify(source, null, 2)}\n`
}

function block(record: object, pad: string): string[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const line = `${pad}${key}: ${flow(value)}`
    if (line.length <= WIDTH || typeof value !== 'object' || value === null) return [line]
    const inner = `${pad}  `
    if (!Array.isArray(value)) return [`${pad}${key}:`, ...block(value, inner)]
    return [
      `${pad}${key}:`,
      ...(value.every(isRecord) ? items(value, inner) : folded(value, inner)),
    ]
  })
}

function items(records: readonly object[], pad: string): string[] {
  return records.flatMap((record) => {
    const line = `${pad}- ${flow(record)}`
    if (line.length <= WIDTH) return [line]
    const [first = '', ...rest] = block(record, `${pad}  `)
    return [`${pad}- ${first.trimStart()}`, ...rest]
  })
}

/** A long list of words over several lines. */
function folded(list: readonly unknown[], pad: string): string[] {
  const lines: string[] = []
  let line = `${pad}[`
  list.forEach((item, index) => {
    const word = `${flow(item)}${index < list.length - 1 ? ', ' : ']'}`
    if (line.length + word.length > WIDTH) {
      lines.push(line.trimEnd())
      line = `${pad} `
    }
    line += word
  })
  return [...lines, line]
}

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (isRecord(value)) {
    const entries = Object.entries(value).map(([key, item]) => `${key}: ${flow(item)}`)
    return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
  }
  if (typeof value === 'string' && isWord(value)) return value
  return JSON.stringify(value)
}

/** Text that YAML reads as itself without quotes. */
const isWord = (text: string): boolean =>
  /^\p{L}[\p{L}\p{N}_.-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
