import { useEffect, useState } from 'preact/hooks'
import type { Tile } from '../games/puerto-rico/vocabulary.ts'
import { parse, type Segment, termText } from '../text/markup.ts'
import { translator } from '../text/messages/t.ts'
import type { NamingSet, TermId } from '../text/names.ts'
import { tileTerm } from '../text/say.ts'

/** A term of the game in both naming sets; CSS shows the chosen one. */
export function Word({ id, particle = '' }: { id: TermId; particle?: string }) {
  const modern = termText(id, particle, '1897')
  const classic = termText(id, particle, 'classic')
  if (modern === classic) return <>{modern}</>
  return (
    <>
      <span class="in-1897">{modern}</span>
      <span class="in-classic" hidden>
        {classic}
      </span>
    </>
  )
}

/** Markup or segments with every term in both naming sets: `<Words of={say('table.undo')} />`. */
export function Words({ of }: { of: string | readonly Segment[] }) {
  const segments = typeof of === 'string' ? parse(of) : of
  return (
    <>
      {segments.map((segment, index) => {
        if ('text' in segment) return segment.text
        if ('slot' in segment) throw new RangeError(`no value for {${segment.slot}}`)
        return <Word key={index} id={segment.term} particle={segment.particle} />
      })}
    </>
  )
}

/** What a land tile is called: `옥수수 농장`, `채석장`. */
export function TileName({ tile }: { tile: Tile }) {
  return <Word id={tileTerm(tile)} />
}

const shownSet = (): NamingSet =>
  document.documentElement.dataset.names === 'classic' ? 'classic' : '1897'

/** The naming set that shows, for attributes; drawn anew when the reader switches. */
export function useNames(): NamingSet {
  const [names, setNames] = useState<NamingSet>('1897')
  useEffect(() => {
    const follow = (): void => setNames(shownSet())
    follow()
    document.addEventListener('setting', follow)
    return () => document.removeEventListener('setting', follow)
  }, [])
  return names
}

/** `t` in the naming set that shows: for labels, which hold no elements. */
export function useT(): ReturnType<typeof translator> {
  return translator(useNames())
}
