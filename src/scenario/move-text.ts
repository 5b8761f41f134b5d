/** Moves and values as a file writes them. */
import { letterOf } from '../engine/seats.ts'

/** `{ do: load, good: corn, ship: 6 }`; the seat where it is another than the one that decides. */
export function moveText(
  position: { seat: number },
  { do: kind, seat, ...fields }: { do: string; seat: number },
): string {
  const by = seat === position.seat ? {} : { seat: letterOf(seat) }
  return flow({ do: kind, ...by, ...fields })
}

/** A value in one line of YAML. */
export function flow(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? `[${value.map(flow).join(', ')}]` : '[]'
  if (typeof value === 'string')
    return /^[A-Za-z][\w.-]*$/.test(value) ? value : JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const pairs = Object.entries(value).map(([key, inner]) => `${key}: ${flow(inner)}`)
  return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}'
}
