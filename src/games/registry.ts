/**
 * The games, and where each keeps what the site and the commands ask of it. A game is added here, and nowhere else;
 * what it does not have it leaves out.
 */
import type { Features, GameEntry, LoadFeatures } from '../frame/entry.ts'
import type { GameId } from './ids.ts'
import { chunks as chunksOfLeHavre } from './le-havre/commands/chunks.ts'
import { pages as pagesOfLeHavre } from './le-havre/commands/pages.ts'
import { tables as leHavre } from './le-havre/commands/tables.ts'
import { tables as nim } from './nim/tables.ts'
import { chunks as chunksOfPuertoRico } from './puerto-rico/commands/chunks.ts'
import { pages as pagesOfPuertoRico } from './puerto-rico/commands/pages.ts'
import { tables as puertoRico } from './puerto-rico/commands/tables.ts'

export const REGISTRY: Readonly<Record<GameId, GameEntry>> = {
  'puerto-rico': {
    tables: puertoRico,
    pages: pagesOfPuertoRico,
    chunks: chunksOfPuertoRico,
    mayLackTexts: false,
    words: async () => (await import('./puerto-rico/words/word-source.ts')).WORDS,
    sentences: async () => (await import('./puerto-rico/commands/made.ts')).made,
    play: async () => (await import('./puerto-rico/commands/played.ts')).play,
    bots: async () => (await import('./puerto-rico/commands/players.ts')).bots,
    openings: async () => (await import('./puerto-rico/commands/openings.ts')).openings,
    course: async () => (await import('./puerto-rico/commands/taught.ts')).course,
    puzzles: async () => (await import('./puerto-rico/commands/puzzles.ts')).puzzles,
    scenarios: async () => (await import('./puerto-rico/commands/run.ts')).scenarios,
    referee: async () => (await import('./puerto-rico/commands/refereed.ts')).referee,
    format: async () => (await import('./puerto-rico/reference/format.ts')).format,
    oracle: async () => (await import('./puerto-rico/commands/compared.ts')).model,
    mutation: async () => (await import('./puerto-rico/commands/mutation.ts')).mutation,
    roundtrip: async () => (await import('./puerto-rico/commands/roundtrip.ts')).roundtrip,
    links: async () => (await import('./puerto-rico/commands/links.ts')).links,
    fuzz: async () => (await import('./puerto-rico/verify/fuzz.ts')).fuzzInputs,
    codegen: async () => (await import('./puerto-rico/commands/codegen.ts')).codegen,
    figures: async () => (await import('./puerto-rico/figure/frames.ts')).figureOf,
  },
  'le-havre': {
    tables: leHavre,
    pages: pagesOfLeHavre,
    chunks: chunksOfLeHavre,
    mayLackTexts: false,
    words: async () => (await import('./le-havre/words/word-source.ts')).WORDS,
    sentences: async () => (await import('./le-havre/commands/made.ts')).made,
    play: async () => (await import('./le-havre/commands/played.ts')).play,
    bots: async () => (await import('./le-havre/commands/players.ts')).bots,
    openings: async () => (await import('./le-havre/commands/openings.ts')).openings,
    course: async () => (await import('./le-havre/commands/taught.ts')).course,
    puzzles: async () => (await import('./le-havre/commands/puzzles.ts')).puzzles,
    scenarios: async () => (await import('./le-havre/commands/run.ts')).scenarios,
    referee: async () => (await import('./le-havre/commands/refereed.ts')).referee,
    format: async () => (await import('./le-havre/reference/format.ts')).format,
    oracle: async () => (await import('./le-havre/commands/compared.ts')).model,
    mutation: async () => (await import('./le-havre/commands/mutation.ts')).mutation,
    roundtrip: async () => (await import('./le-havre/commands/roundtrip.ts')).roundtrip,
    links: async () => (await import('./le-havre/commands/links.ts')).links,
    fuzz: async () => (await import('./le-havre/verify/fuzz.ts')).fuzzInputs,
    codegen: async () => (await import('./le-havre/commands/codegen.ts')).codegen,
    figures: async () => (await import('./le-havre/figure/frames.ts')).figureOf,
  },
  nim: {
    tables: nim,
    pages: [],
    chunks: [],
    mayLackTexts: true,
    play: async () => (await import('./nim/commands.ts')).play,
    bots: async () => (await import('./nim/commands.ts')).bots,
  },
}

/** A command needs a feature that a game does not have; the message names both. */
export class MissingFeature extends Error {}

/** Loads a feature of a game. Throws a MissingFeature where the game does not have it. */
export async function loadFeature<Feature extends keyof Features>(
  id: GameId,
  feature: Feature,
): Promise<Features[Feature]> {
  const features: LoadFeatures = REGISTRY[id]
  const load = features[feature]
  if (!load) throw new MissingFeature(`${id} has no ${feature}`)
  return load()
}
