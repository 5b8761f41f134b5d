/** Who sits at a table of the arena: bots of ours, random play, or commands. */
import { type BotTypes, toTheEnd } from '../../src/bots/bot.ts'
import { keepTrees } from '../../src/bots/memory.ts'
import { ownMoves, randomOwnMove } from '../../src/engine/own-moves.ts'
import { type Rng, random } from '../../src/engine/rng.ts'
import type { Result } from '../../src/engine/rule-set.ts'
import type { Table } from '../../src/frame/played.ts'
import type { Players } from '../../src/frame/players.ts'
import { type Arguments, KEPT } from './arguments.ts'
import type { Groups } from './groups.ts'
import {
  type Answer,
  BotFault,
  commandOf,
  MOST_LISTED,
  type OutsideBot,
  startOutsideBot,
} from './outside.ts'

/** What has been played: the game and its moves, by name and as they were made. */
export interface Made<Move> {
  table: Table
  keys: readonly string[]
  moves: readonly Move[]
}

interface Decided<Move> {
  move: Move
  /** Games played in a search for it; missing where nobody searched. */
  searched?: number
}

export interface Sitter<G extends BotTypes> {
  /** A legal move at a position to which `made` led. Of an outside bot anything else is a `BotFault`. */
  decide: (position: G['Position'], rng: Rng, made: Made<G['Move']>) => Promise<Decided<G['Move']>>
  /** Tells how the game ended: null where a fault ended it. */
  end: (seats: readonly number[], result: Result | null) => void
  close: () => Promise<void>
}

/**
 * A player by its name: `random`, a level of the game's bots, the same with a memory, or `cmd:` and a command, which
 * runs in a group of its own among `groups`.
 */
export function sitterOf<G extends BotTypes>(
  players: Players<G>,
  player: string,
  settings: Pick<Arguments, 'budget' | 'limit'>,
  groups: Groups,
): Sitter<G> {
  const command = commandOf(player)
  if (command !== null) return outside(players, command, settings.limit, groups)
  const { game, bots, playerView: view } = players
  const silent = { end: () => undefined, close: async () => undefined }
  if (player === 'random')
    return {
      ...silent,
      async decide(position, rng) {
        const move = randomOwnMove(game, position, () => random(rng))
        if (!move) throw new Error(`no legal move at ${position.at}`)
        return { move }
      },
    }
  const level = player.replace(KEPT, '')
  const bot = bots[level]
  if (!bot) throw new RangeError(`no player ${player}`)
  const treeFor = level === player ? null : keepTrees<G['Move']>()
  return {
    ...silent,
    async decide(position, rng, { keys }) {
      const { seat } = position
      const tree = treeFor?.(`${seat}`, seat, keys)
      const { move, reason } = toTheEnd(bot.think(view(position, seat), settings.budget, rng, tree))
      return 'games' in reason ? { move, searched: reason.games } : { move }
    },
  }
}

/**
 * The move that an outside bot answered, a legal one of the seat that was asked. Whatever else comes of looking at
 * the answer is a `BotFault`: it may be anything, and must not end the match.
 */
function judged<G extends BotTypes>(
  { judge, parseMove }: Players<G>['game'],
  position: G['Position'],
  { said, shown }: Answer,
): G['Move'] {
  let wrong: string
  try {
    const { broken } = judge(position, said)
    const move = parseMove(said)
    if (move && broken.length === 0 && move.seat === position.seat) return move
    wrong = broken.length > 0 ? `breaks ${broken.join(', ')}` : 'is a move of another seat'
  } catch (error) {
    wrong = `cannot be judged: ${error instanceof Error ? error.message : error}`
  }
  throw new BotFault(`answered ${shown}, which ${wrong}`)
}

function outside<G extends BotTypes>(
  { id, game, playerView: view, publicMove }: Players<G>,
  command: string,
  limit: number,
  groups: Groups,
): Sitter<G> {
  let bot: OutsideBot | null = null
  /** How many moves of the game each seat has been told. */
  const sent = new Map<number, number>()
  const close = async (): Promise<void> => {
    const ended = bot?.close()
    bot = null
    sent.clear()
    await ended
  }
  return {
    close,
    end(seats, result) {
      for (const seat of seats) if (sent.has(seat)) bot?.tell({ type: 'end', seat, result })
      sent.clear()
    },
    async decide(position, _, { table, moves }) {
      const { seat } = position
      const legal = []
      for (const move of ownMoves(game, position)) {
        legal.push(move)
        if (legal.length > MOST_LISTED) break
      }
      const complete = legal.length <= MOST_LISTED
      const listed = complete ? legal : legal.slice(0, MOST_LISTED)
      bot ??= startOutsideBot(command, groups)
      if (!sent.has(seat)) bot.tell({ type: 'begin', game: id, seat, table })
      const since = moves.slice(sent.get(seat) ?? 0)
      sent.set(seat, moves.length)
      const question = {
        type: 'decide' as const,
        seat,
        since: since.map((move) => (move.seat === seat ? move : publicMove(move))),
        limit,
        view: view(position, seat),
        legal: listed,
        complete,
      }
      try {
        return { move: judged(game, position, await bot.ask(question)) }
      } catch (error) {
        // The next game begins with a new process.
        await close()
        throw error
      }
    },
  }
}
