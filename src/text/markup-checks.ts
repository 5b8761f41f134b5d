/** What is refused in the markup of texts while they are built and tested; `unchecked.ts` stands here in a browser. */
import { changingParticleAt, isParticle } from '#language/particle.ts'
import { isTermId, similarTerms } from './names.ts'
import { TextError } from './text-error.ts'

/** A particle that is the number in a slot: `{count} [[colonist|#count]]`, where words are counted. */
const COUNTED = /^#\w+$/

function refuseParticle(inside: string, whole: string): void {
  const [, particle = '', ...more] = inside.split('|')
  if (more.length > 0) throw new TextError(`${whole}: only one | may stand in it`)
  if (particle !== '' && !COUNTED.test(particle) && !isParticle(particle))
    throw new TextError(`${whole}: '${particle}' is no particle`)
  if (inside.includes('|') && particle === '')
    throw new TextError(`${whole}: no particle behind the |`)
}

/** Refuses an unknown term, and a particle that is none. */
export function refuseTerm(inside: string, whole: string): void {
  refuseParticle(inside, whole)
  const [id = ''] = inside.split('|')
  if (isTermId(id)) return
  const similar = similarTerms(id)
  const hint = similar.length > 0 ? `; similar: ${similar.join(', ')}` : ''
  throw new TextError(`${whole}: no such term${hint}`)
}

/** Refuses a slot without the name of a value, and a particle that is none. */
export function refuseSlot(inside: string, whole: string): void {
  refuseParticle(inside, whole)
  if (!/^[a-zA-Z]\w*(?:\||$)/.test(inside)) throw new TextError(`${whole}: no name of a value`)
}

/** Refuses `[[house]]는`: its two names may end differently, so the particle belongs inside, `[[house|는]]`. */
export function refuseParticleAfter(markup: string, following: string): void {
  if (markup.includes('|')) return
  const particle = changingParticleAt(following)
  if (particle === null) return
  const inside = markup.replace(/(?=[\]}]+$)/, `|${particle}`)
  throw new TextError(`${markup}${particle}: a particle that changes stands inside, ${inside}`)
}

/** Refuses a bracket in what stands between terms and slots. */
export function refuseBracket(between: string, text: string): void {
  if (/\[\[|\]\]|[{}]/.test(between))
    throw new TextError(`${text}: a bracket without its other half`)
}

/** A piece of text, as `markup.ts` has them. */
type Piece = { text: string } | ({ particle: string } & ({ term: string } | { slot: string }))

/** What counts: a word that the number belongs to, in a clause that goes on, or in a sentence. */
const COUNTER = /^ ?(?:\p{L}|$)/u

/**
 * Refuses nought as a count in a sentence, while texts are tested: whoever has nothing reads that, and not "0 goods".
 * Labels and tables may count it.
 */
export function refuseNought(
  segments: readonly Piece[],
  values: Readonly<Record<string, unknown>>,
): void {
  const last = segments.at(-1)
  if (!process.env.VITEST || !last || !('text' in last) || !/[.。]$/.test(last.text)) return
  for (const [index, segment] of segments.entries()) {
    if (!('slot' in segment) || segment.particle !== '' || String(values[segment.slot]) !== '0')
      continue
    const next = segments[index + 1]
    if (next && ('term' in next || ('text' in next && COUNTER.test(next.text))))
      throw new TextError(
        `${segment.slot}: nought has words of its own: ${JSON.stringify(segments)}`,
      )
  }
}
