/** Random games through `serve`, as a program in another language plays them: a line for every request. */
import { execFileSync, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { random } from '../src/engine/rng.ts'

/** Moves that are asked for at a decision, of which one is made. */
const LISTED = 50
const COMMAND = ['src/package/command.ts', 'serve']

export interface Served {
  gamesPerSecond: number
  requestsPerGame: number
  /** Megabytes that the process held after a fifth of the games, and after the last. */
  held: [number, number]
}

interface Answer {
  table?: number
  seat?: number
  over?: boolean
  moves?: unknown
  error?: { message: string }
}

/** Plays so many games of a set-up one after the other; each closes its table. A refused request throws. */
export async function measureServe(game: string, setup: object, games: number): Promise<Served> {
  const child = spawn(process.execPath, COMMAND, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  let requests = 0
  async function ask(request: object): Promise<Answer> {
    requests += 1
    child.stdin.write(`${JSON.stringify(request)}\n`)
    const { value, done } = await lines.next()
    if (done) throw new Error('serve has ended')
    const answer: Answer = JSON.parse(value)
    if (answer.error) throw new Error(answer.error.message)
    return answer
  }
  const megabytes = (): number => {
    const ofProcess = ['-o', 'rss=', '-p', String(child.pid)]
    return Number(execFileSync('ps', ofProcess, { encoding: 'utf8' })) / 1024
  }
  async function play(seed: number): Promise<void> {
    const rng = { rng: seed }
    let { table, seat, over } = await ask({ do: 'new', game, setup: { ...setup, seed } })
    while (!over) {
      const { moves } = await ask({ do: 'legal', table, seat, most: LISTED })
      const listed = Array.isArray(moves) ? moves : []
      const move = listed[Math.floor(random(rng) * listed.length)]
      ;({ seat, over } = await ask({ do: 'apply', table, move }))
    }
    await ask({ do: 'result', table })
    await ask({ do: 'close', table })
  }
  try {
    const start = performance.now()
    let early = 0
    for (let game = 0; game < games; game++) {
      if (game === Math.floor(games / 5)) early = megabytes()
      await play(game)
    }
    const seconds = (performance.now() - start) / 1000
    const held: Served['held'] = [early, megabytes()]
    return { gamesPerSecond: games / seconds, requestsPerGame: requests / games, held }
  } finally {
    child.stdin.end()
  }
}
