import { useEffect, useState } from 'preact/hooks'
import { asNewGame, beginGame, HUMAN, MAX_GAME, readGame, replay } from '../../../../saves/game.ts'
import { dropGame, type Kept, keepGame, keptGames } from '../../../../saves/store.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import { GameList, RunningGames } from '../../../../ui/play/GameList.tsx'
import { problemWords } from '../../../../ui/play/problem-words.ts'
import { newSeed } from '../../../../ui/play/seed.ts'
import { device } from '../../../../ui/storage.ts'
import type { Turn } from '../../../../ui/table/useGame.ts'
import { LEVELS } from '../../bots/levels.ts'
import type { Position } from '../../rules/state.ts'
import type { LeHavre } from '../../rules/types.ts'
import { type Saved, saves } from '../../saves.ts'
import { t } from '../../words/messages/games.ts'
import { SetupForm } from './SetupForm.tsx'
import { titleOf } from './title.ts'
import '../../../../ui/play/play.css'
import '../../../../ui/table/actions.css'
import './play.css'

/** It comes while a game is being set up. */
const Session = lazy(async () => (await import('./Session.tsx')).Session)

interface Open {
  saved: Saved
  position: Position
  turns: readonly Turn<LeHavre>[]
}

const TOO_LONG = { ok: false, problem: 'too-long' } as const

/** Free play on one device: a new game, the games kept here, and the game that is open. */
export function Play() {
  const [kept, setKept] = useState<Kept<LeHavre>>({ games: [], unreadable: [] })
  const [open, setOpen] = useState<Open | null>(null)
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')
  const look = (): void => setKept(keptGames(saves, device))
  useEffect(() => {
    look()
    void Session.preload()
    void openNamed()
    addEventListener('hashchange', openNamed)
    return () => removeEventListener('hashchange', openNamed)
  }, [])

  // The settings lead to the game that is open in another language.
  useEffect(() => {
    document.documentElement.dataset.game = open?.saved.id ?? ''
  }, [open])

  const openGame = (saved: Saved): void => {
    const again = replay(saves, saved)
    setProblem(again.ok ? '' : problemWords(again))
    if (again.ok) setOpen({ saved, ...again.value })
  }
  /** Opens what the address tells, once: after that it is the address of the page alone. */
  const openNamed = async (): Promise<void> => {
    if (location.hash === '' && location.search === '') return
    const { openAddress } = await import('./opening.ts')
    const found = await openAddress(location)
    if (!found) return
    history.replaceState(null, '', location.pathname)
    setOpen(null)
    if (found.kind === 'problem') return setProblem(found.words)
    if (found.kind === 'kept') return openGame(found.saved)
    if (found.kind === 'new') {
      const setup = { version: 'short', seed: newSeed() } as const
      return openGame(beginGame(saves, { setup, players: [HUMAN, LEVELS[0]] }))
    }
    const { position } = found
    const { version, options } = position
    const players = position.players.map(() => HUMAN)
    openGame(beginGame(saves, { setup: { version, options, seed: 0 }, start: position, players }))
  }
  const bringIn = async (file: File): Promise<void> => {
    const read = file.size > MAX_GAME ? TOO_LONG : readGame(saves, await file.text())
    const again = read.ok ? replay(saves, read.value) : read
    setProblem(again.ok ? '' : problemWords(again))
    setSaid('')
    if (!read.ok || !again.ok) return
    const isKept = keepGame(saves, device, asNewGame(read.value)) === 'kept'
    setSaid(t(isKept ? 'play.imported' : 'play.imported-unkept'))
    look()
  }

  const listed = {
    saves,
    titleOf,
    kept,
    onOpen: openGame,
    onDrop(id: string): void {
      dropGame(saves, device, id)
      look()
    },
  }
  if (open)
    return (
      <Session
        key={open.saved.id}
        {...open}
        onBegin={openGame}
        onLeave={() => {
          setOpen(null)
          setSaid('')
          look()
        }}
      />
    )
  return (
    <div class="play-start">
      <h1>{t('start.title')}</h1>
      {problem && (
        <p class="warning" role="alert">
          {problem}
        </p>
      )}
      <RunningGames {...listed} />
      <SetupForm onStart={(dealt) => openGame(beginGame(saves, dealt))} />
      <p role="status">{said}</p>
      <GameList {...listed} onFile={bringIn} />
    </div>
  )
}
