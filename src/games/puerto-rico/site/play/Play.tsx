import { useEffect, useState } from 'preact/hooks'
import {
  readGame,
  replay,
  type SavedGame,
  type SaveProblem,
  VERSION,
} from '../../../../saves/game.ts'
import { dropGame, type Kept, keepGame, keptGames } from '../../../../saves/store.ts'
import { t } from '../../../../text/messages/t.ts'
import type { Turn } from '../../../../ui/table/useGame.ts'
import type { Position } from '../../rules/state.ts'
import { GameList } from './GameList.tsx'
import { Session } from './Session.tsx'
import { type NewGame, SetupForm } from './SetupForm.tsx'
import '../../../../ui/table/actions.css'
import './play.css'

interface Open {
  saved: SavedGame
  position: Position
  turns: readonly Turn[]
}

const newSeed = (): number => Math.floor(Math.random() * 1_000_000)

/** What went wrong with a kept game or a file, in words. */
function problemWords(problem: SaveProblem): string {
  switch (problem.problem) {
    case 'newer':
      return t('play.problem.newer', { version: problem.version })
    case 'move':
      return t('play.problem.move', { count: problem.index + 1 })
    default:
      return t(`play.problem.${problem.problem}`)
  }
}

/** Free play: a new game, the games kept on this device, and the one that is open. */
export function Play() {
  const [kept, setKept] = useState<Kept>({ games: [], unreadable: [] })
  const [open, setOpen] = useState<Open | null>(null)
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const [seed, setSeed] = useState(1897)
  const look = (): void => setKept(keptGames(localStorage))
  useEffect(() => {
    look()
    setSeed(newSeed())
  }, [])

  const openGame = (saved: SavedGame): void => {
    const again = replay(saved)
    setProblem(again.ok ? null : again)
    if (again.ok) setOpen({ saved, ...again.value })
  }
  const start = (game: NewGame): void =>
    openGame({ ...game, version: VERSION, id: crypto.randomUUID(), saved: Date.now(), moves: [] })
  const bringIn = async (file: File): Promise<void> => {
    const read = readGame(await file.text())
    const again = read.ok ? replay(read.value) : read
    setProblem(again.ok ? null : again)
    if (!read.ok || !again.ok) return
    keepGame(localStorage, { ...read.value, id: crypto.randomUUID() })
    look()
  }

  if (open)
    return (
      <Session
        key={open.saved.id}
        {...open}
        onLeave={() => {
          setOpen(null)
          setSeed(newSeed())
          look()
        }}
      />
    )
  return (
    <div class="play-start">
      <h1>{t('play.title')}</h1>
      <SetupForm key={seed} seed={seed} onStart={start} />
      {problem && (
        <p class="warning" role="alert">
          {problemWords(problem)}
        </p>
      )}
      <GameList
        kept={kept}
        onOpen={openGame}
        onDrop={(id) => {
          dropGame(localStorage, id)
          look()
        }}
        onFile={bringIn}
      />
    </div>
  )
}
