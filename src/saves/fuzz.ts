/** Damaged games and progress, as files or what lies on the device may be, for fuzz rounds. */
import type { Answer, Input } from '../engine/fuzz.ts'
import { playGame } from '../engine/random-game.ts'
import type { RuleSet } from '../engine/rule-set.ts'
import type { GameTypes } from '../engine/types.ts'
import type { LinkedGame } from './by-link/definition.ts'
import { readGameLink, sealed, writeGame } from './by-link/link.ts'
import type { PersistedSetup, SaveGame } from './definition.ts'
import { beginGame, firstPosition, HUMAN, readGame, replay, type SavedGame } from './game.ts'
import { type Progress, readProgressFile } from './progress.ts'
import { unknownIn } from './progress-map.ts'

/** As many moves of a game as are kept, and the move before which those with a start begin. */
const MOVES = 60
const LATER = 40

/** Where the number of a link begins: behind '#pr1~', its length and its sum. */
const BODY = 11

/** The first moves of a random game, as they are kept; `later` keeps some from its middle, with the position there. */
export function randomSave<G extends GameTypes>(
  saves: SaveGame<G>,
  setup: PersistedSetup<G> & { seed: number },
  seats: number,
  later: boolean,
): SavedGame<G> {
  const moves: G['Move'][] = []
  let start: G['Position'] | undefined
  let skipped = later ? LATER : 0
  playGame(saves, { ...setup, seats } as G['Setup'] & { seed: number }, (position, move) => {
    if (skipped-- > 0 || !move || moves.length === MOVES) return
    if (later) start ??= saves.game.parts.copy(position)
    moves.push({ ...move })
  })
  const players = Array.from({ length: seats }, () => HUMAN)
  const begun = beginGame(saves, { setup, players, ...(start && { start }) })
  return { ...begun, id: `game-${setup.seed}`, saved: 0, moves }
}

/** Kept games with damage of any sort: refused, or every position that they lead to can occur. */
export function fuzzedSave<G extends GameTypes>(
  saves: SaveGame<G>,
  { validate }: Pick<RuleSet<G>, 'validate'>,
  kept: readonly SavedGame<G>[],
): Input {
  return {
    name: 'save',
    make: ({ below, pick, mangled, poisoned }) =>
      below(2) === 0
        ? mangled(JSON.stringify(pick(kept)))
        : (JSON.stringify(poisoned(pick(kept))) ?? ''),
    read(text): Answer {
      const read = readGame(saves, text)
      const played = read.ok ? replay(saves, read.value) : read
      if (!played.ok) return { refused: played.problem }
      const { turns, position } = played.value
      return { impossible: [...turns.map(({ before }) => before), position].flatMap(validate) }
    },
  }
}

/** Games by link with damage of any sort, half of them with a sum that is right all the same. */
export function hostileGameLink<G extends GameTypes>(
  saves: SaveGame<G>,
  linked: LinkedGame<G>,
  { validate }: Pick<RuleSet<G>, 'validate'>,
  kept: readonly SavedGame<G>[],
): Input {
  const links = kept.filter(({ start }) => !start).map((game) => writeGame(saves, linked, game))
  return {
    name: 'game link',
    make({ below, pick, mangled }) {
      const link = pick(links)
      if (below(2) === 0) return mangled(link)
      return sealed(saves.game.parts, mangled(link.slice(BODY)).replace(/[^\w-]/g, ''))
    },
    read(text): Answer {
      const read = readGameLink(saves, linked, text)
      if (!read.ok) return { refused: read.problem }
      const position = saves.game.parts.copy(firstPosition(saves, read.value))
      const found = validate(position)
      for (const move of read.value.moves) {
        saves.game.applyMoveInPlace(position, move)
        found.push(...validate(position))
      }
      return { impossible: found }
    },
  }
}

/** Progress files with damage of any sort: refused, what the course does not know by name, or taken. */
export function fuzzedProgress(
  game: string,
  progress: Progress,
  course: Parameters<typeof unknownIn>[1],
): Input {
  return {
    name: 'progress',
    make: ({ below, mangled, poisoned }) =>
      below(2) === 0
        ? mangled(JSON.stringify(progress))
        : (JSON.stringify(poisoned(progress)) ?? ''),
    read(text): Answer {
      const read = readProgressFile(game, text)
      if (!read.ok) return { refused: read.problem }
      const unknown = unknownIn(read.value, course)
      return unknown.length > 0 ? { refused: unknown.join() } : { impossible: [] }
    },
  }
}
