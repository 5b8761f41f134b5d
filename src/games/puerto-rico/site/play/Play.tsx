import { useEffect, useState } from 'preact/hooks'
import {
  asNewGame,
  beginGame,
  MAX_GAME,
  readGame,
  replay,
  type SaveProblem,
} from '../../../../saves/game.ts'
import { dropGame, type Kept, keepGame, keptGames } from '../../../../saves/store.ts'
import { fileWords } from '../../../../ui/file-words.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import { device } from '../../../../ui/storage.ts'
import type { Turn } from '../../../../ui/table/useGame.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { type Dealt, type Saved, saves } from '../../saves.ts'
import { t } from '../../words/messages/t.ts'
import { GameList } from './GameList.tsx'
import { SetupForm } from './SetupForm.tsx'
import '../../../../ui/table/actions.css'
import './play.css'

/** It comes while a game is being set up. */
const Session = lazy(async () => (await import('./Session.tsx')).Session)

interface Open {
  saved: Saved
  position: Position
  turns: readonly Turn<PuertoRico>[]
}

const newSeed = (): number => Math.floor(Math.random() * 1_000_000)

const TOO_LONG = { ok: false, problem: 'too-long' } as const

/** What went wrong with a kept game or a file, in words. */
function problemWords(wrong: SaveProblem): string {
  return wrong.problem === 'move'
    ? t('play.problem.move', { count: wrong.index + 1 })
    : fileWords(wrong)
}

/** Free play: a new game, the games kept on this device, and the one that is open. */
export function Play() {
  const [kept, setKept] = useState<Kept<PuertoRico>>({ games: [], unreadable: [] })
  const [open, setOpen] = useState<Open | null>(null)
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const [seed, setSeed] = useState(1897)
  const [said, setSaid] = useState('')
  const look = (): void => setKept(keptGames(saves, device))
  useEffect(() => {
    look()
    setSeed(newSeed())
    void Session.preload()
  }, [])

  const openGame = (saved: Saved): void => {
    const again = replay(saves, saved)
    setProblem(again.ok ? null : again)
    if (again.ok) setOpen({ saved, ...again.value })
  }
  const start = (dealt: Dealt): void => openGame(beginGame(saves, dealt))
  const bringIn = async (file: File): Promise<void> => {
    const read = file.size > MAX_GAME ? TOO_LONG : readGame(saves, await file.text())
    const again = read.ok ? replay(saves, read.value) : read
    setProblem(again.ok ? null : again)
    setSaid('')
    if (!read.ok || !again.ok) return
    const isKept = keepGame(saves, device, asNewGame(read.value)) === 'kept'
    setSaid(t(isKept ? 'play.imported' : 'play.imported-unkept'))
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
          setSaid('')
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
      <p role="status">{said}</p>
      <GameList
        kept={kept}
        onOpen={openGame}
        onDrop={(id) => {
          dropGame(saves, device, id)
          look()
        }}
        onFile={bringIn}
      />
    </div>
  )
}
