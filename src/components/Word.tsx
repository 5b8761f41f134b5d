import { termText } from '../text/markup.ts'
import type { TermId } from '../text/names.ts'

interface Props {
  id: TermId
  /** A particle that follows it: `을`. */
  particle?: string
}

/** A term of the game in both naming sets; CSS shows the chosen one. */
export function Word({ id, particle = '' }: Props) {
  const modern = termText(id, particle, '1897')
  const classic = termText(id, particle, 'classic')
  if (modern === classic) return <>{modern}</>
  return (
    <>
      <span class="in-1897">{modern}</span>
      <span class="in-classic">{classic}</span>
    </>
  )
}
