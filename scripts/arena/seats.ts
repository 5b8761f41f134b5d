/** Who sits at a table of the arena: bots of ours, random play, or commands. */
import { type BotTypes, toTheEnd } from '../../src/bots/bot.ts'
import { keepTrees } from '../../src/bots/memory.ts'
import { type Rng, random } from '../../src/engine/rng.ts'
import { type Arguments, KEPT } from './arguments.ts'
import { BotFault, commandOf, MOST_LISTED, type OutsideBot, startOutsideBot } from './outside.ts'
import type { Players } from './players.ts'

interface Decided<Move> {
  move: Move
  /** Games played in a search for it; missing where nobody searched. */
  searched?: number
}

export interface Sitter<G extends BotTypes> {
  /** A legal move at a position to which `made` led. Of an outside bot anything else is a `BotFault`. */
  decide: (
    position: G['Position'],
    rng: Rng,
    made: readonly string[],
  ) => Promise<Decided<G['Move']>>
  close: () => void
}

/** A player by its name: `random`, a level of the game's bots, the same with a memory, or `cmd:` and a command. */
export function sitterOf<G extends BotTypes>(
  players: Players<G>,
  player: string,
  settings: Pick<Arguments, 'budget' | 'limit'>,
): Sitter<G> {
  const command = commandOf(player)
  if (command !== null) return outside(players, command, settings.limit)
  const { game, bots, view } = players
  const close = (): void => undefined
  if (player === 'random')
    return {
      close,
      async decide(position, rng) {
        const move = game.randomMove(position, () => random(rng))
        if (!move) throw new Error(`no legal move at ${position.at}`)
        return { move }
      },
    }
  const level = player.replace(KEPT, '')
  const bot = bots[level]
  if (!bot) throw new RangeError(`no player ${player}`)
  const treeFor = level === player ? null : keepTrees<G['Move']>()
  return {
    close,
    async decide(position, rng, made) {
      const { seat } = position
      const tree = treeFor?.(`${seat}`, seat, made)
      const { move, reason } = toTheEnd(bot.think(view(position, seat), settings.budget, rng, tree))
      return 'games' in reason ? { move, searched: reason.games } : { move }
    },
  }
}

function outside<G extends BotTypes>(
  { id, game, view }: Players<G>,
  command: string,
  limit: number,
): Sitter<G> {
  let bot: OutsideBot | null = null
  const close = (): void => {
    bot?.close()
    bot = null
  }
  return {
    close,
    async decide(position) {
      const { seat } = position
      const legal = []
      for (const move of game.legalMoves(position)) {
        legal.push(move)
        if (legal.length > MOST_LISTED) break
      }
      const complete = legal.length <= MOST_LISTED
      const listed = complete ? legal : legal.slice(0, MOST_LISTED)
      bot ??= startOutsideBot(command)
      const question = {
        game: id,
        seat,
        limit,
        view: view(position, seat),
        legal: listed,
        complete,
      }
      try {
        const answer = await bot.ask(question)
        const { legal: isLegal, broken } = game.judge(position, answer)
        const move = isLegal ? game.parseMove(answer) : null
        if (move) return { move }
        throw new BotFault(`answered ${JSON.stringify(answer)}, which breaks ${broken.join(', ')}`)
      } catch (error) {
        // The next game begins with a new process.
        close()
        throw error
      }
    },
  }
}
