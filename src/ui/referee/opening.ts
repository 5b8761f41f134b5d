/** Where a question comes from: the address, a file of the site, pasted text; and the address of a draft. */

import type { RefereeGame } from '../../referee/definition.ts'
import { linkOf, questionFrom, type ReadLink } from '../../referee/link.ts'
import { unread } from '../../referee/question.ts'
import type { Reading } from '../../referee/read.ts'
import { isLink, unpackLink } from '../../saves/link.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import type { Vocabulary } from '../../scenario/vocabulary.ts'
import { isPlace } from '../place.ts'
import type { Opening } from './definition.ts'
import { heldName, heldPosition } from './held-position.ts'

/** What opening questions asks of a game. */
export interface OpeningDefinition<G extends ScenarioTypes> {
  gameDefinition: RefereeGame<G>
  /** Fetches the rules that what is told needs besides; keys of typed text may be words. */
  prepare?: (source: string, vocabulary?: Vocabulary) => Promise<unknown>
  /** A position that the device kept raw, possible or not; null where it is none. */
  keptDraftFrom: (kept: unknown) => G['Position'] | null
  /** What reads a line, and words in place of ids. */
  loadReading: () => Promise<Reading<G>>
}

/** A link in a text, with whatever stands around it. */
const LINK_IN_TEXT = /#[a-z]{0,4}\d{1,3}\.\S*/

/** How questions of a game are opened. The library for YAML comes when it is needed. */
export function openingOf<G extends ScenarioTypes>(definition: OpeningDefinition<G>): Opening<G> {
  const { gameDefinition, prepare, keptDraftFrom, loadReading } = definition
  const openContent = async (content: unknown): Promise<ReadLink<G>> => {
    await prepare?.(JSON.stringify(content))
    return questionFrom(gameDefinition, content)
  }
  const openLink = async (hash: string): Promise<ReadLink<G>> => {
    const read = await unpackLink(gameDefinition.game.parts, hash)
    return read.ok ? openContent(read.value) : unread(read.problem)
  }
  const openFile = async (name: string, asked: object = {}): Promise<ReadLink<G>> => {
    const held = await heldPosition(gameDefinition.game.parts.id, name)
    return held.ok ? openContent(Object.assign({}, held.content, asked)) : held
  }
  return {
    openLink,
    openFile,
    async openAddress({ hash, search }) {
      const name = heldName(search)
      if (isLink(hash)) return openLink(hash)
      if (name !== null) return openFile(name)
      return isPlace(hash) ? null : openLink(hash)
    },
    async openKept(kept) {
      if (typeof kept !== 'string') {
        await prepare?.(JSON.stringify(kept))
        return keptDraftFrom(kept)
      }
      const read = await openLink(kept)
      return read.ok ? read.question.position : null
    },
    async openText(text) {
      const [link] = LINK_IN_TEXT.exec(text) ?? []
      if (link && !text.trim().includes('\n')) return openLink(link)
      const [{ readText }, reading] = await Promise.all([
        import('../../referee/read.ts'),
        loadReading(),
      ])
      await prepare?.(text, reading.vocabulary)
      const read = readText(gameDefinition, text, reading)
      return read.ok ? { ok: true, question: { position: read.position } } : read
    },
    linkOfDraft: (position) => linkOf(gameDefinition, { position, draft: true }),
  }
}
