/** Works a CSS value out: variables, the light one of two schemes, mixed colours. */

const INNERMOST = /\b(var|light-dark|color-mix|rgb)\(((?:[^()]|rgba\([^()]*\))*)\)/

type Rgba = [red: number, green: number, blue: number, alpha: number]

const fromHex = (hex: string): Rgba => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(full.slice(at, at + 2), 16),
  )
  return [red, green, blue, 1]
}

function colourOf(text: string): Rgba {
  if (text.startsWith('#')) return fromHex(text)
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
  return text === 'transparent' ? [0, 0, 0, 0] : [red, green, blue, alpha]
}

const written = ([red, green, blue, alpha]: Rgba): string =>
  `rgba(${[red, green, blue].map(Math.round).join(',')},${alpha.toFixed(3)})`

/** `in oklab, A 26%, B`. Mixed in plain RGB, which differs from Oklab by less than is seen. */
function mixed(text: string): string {
  const [, first = '', second = ''] = text.split(/,(?![^(]*\))/).map((part) => part.trim())
  const [, colour = '', percent = '50'] = /^(.*?)(?:\s+([\d.]+)%)?$/.exec(first) ?? []
  const share = Number(percent) / 100
  const a = colourOf(colour)
  const b = colourOf(second)
  if (b[3] === 0) return written([a[0], a[1], a[2], a[3] * share])
  return written(a.map((part, at) => part * share + (b[at] ?? 0) * (1 - share)) as Rgba)
}

/** `120 90 30 / 38%` as the renderer takes it. */
function spaced(text: string): string {
  const [red = 0, green = 0, blue = 0, percent = 100] = (text.match(/[\d.]+/g) ?? []).map(Number)
  return written([red, green, blue, percent / 100])
}

/** A value as it is in the light scheme. `variables` has the custom properties and `color`. */
export function worked(value: string, variables: ReadonlyMap<string, string>): string {
  const found = INNERMOST.exec(value)
  if (!found)
    return value === 'currentcolor' ? worked(variables.get('color') ?? '', variables) : value
  const [call, name, inside = ''] = found
  const [first = '', ...rest] = inside.split(/,(?![^(]*\))/).map((part) => part.trim())
  const made =
    name === 'var'
      ? (variables.get(first) ?? rest.join(',') ?? 'none')
      : name === 'light-dark'
        ? first
        : name === 'rgb'
          ? spaced(inside)
          : mixed(inside)
  return worked(value.replace(call, made), variables)
}
