import { useEffect, useState } from 'preact/hooks'
import { asNewGame, beginGame, MAX_GAME, readGame, replay } from '../../../../saves/game.ts'
import { dropGame, type Kept, keepGame, keptGames, prefixOf } from '../../../../saves/store.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import { GameList, RunningGames } from '../../../../ui/play/GameList.tsx'
import { problemWords } from '../../../../ui/play/problem-words.ts'
import { device } from '../../../../ui/storage.ts'
import type { Turn } from '../../../../ui/table/useGame.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { type Dealt, type Saved, saves } from '../../saves.ts'
import { t } from '../../words/messages/games.ts'
import { SetupForm } from './SetupForm.tsx'
import { titleOf } from './title.ts'
import { loadExpansions, namesExpansions } from './with-expansions.ts'
import '../../../../ui/table/actions.css'
import '../../../../ui/play/play.css'

/** It comes while a game is being set up. */
const Session = lazy(async () => (await import('./Session.tsx')).Session)
/** It comes where the address names a position. */
const FromHere = lazy(async () => (await import('./FromHere.tsx')).FromHere)

interface Open {
  saved: Saved
  position: Position
  turns: readonly Turn<PuertoRico>[]
  /** What makes the table of games with an expansion, where it is one. */
  addedTable: Awaited<ReturnType<typeof loadExpansions>> | null
}

const GAMES = prefixOf(saves.game.parts.id)
const TOO_LONG = { ok: false, problem: 'too-long' } as const

/** Free play: a new game, the games kept on this device, what the address names, and the game that is open. */
export function Play() {
  const [kept, setKept] = useState<Kept<PuertoRico>>({ games: [], unreadable: [] })
  const [open, setOpen] = useState<Open | null>(null)
  const [from, setFrom] = useState<Position | null>(null)
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')
  const look = async (): Promise<void> => {
    const isPlain = (key: string): boolean => !namesExpansions(device.read(key) ?? '')
    const keys = device.keys().filter((key) => key.startsWith(GAMES))
    setKept(keptGames(saves, { ...device, keys: () => keys.filter(isPlain) }))
    // Games with an expansion are read, and played to where they stand, once its rules are there.
    if (keys.every(isPlain)) return
    await loadExpansions()
    setKept(keptGames(saves, device))
  }
  useEffect(() => {
    void look()
    void Session.preload()
    void openNamed()
    addEventListener('hashchange', openNamed)
    return () => removeEventListener('hashchange', openNamed)
  }, [])

  // The settings lead to the game that is open in another language.
  useEffect(() => {
    document.documentElement.dataset.game = open?.saved.id ?? ''
  }, [open])

  const openGame = async (saved: Saved): Promise<void> => {
    const addedTable = namesExpansions(JSON.stringify(saved)) ? await loadExpansions() : null
    const again = replay(saves, saved)
    setProblem(again.ok ? '' : problemWords(again))
    if (again.ok) setOpen({ saved, ...again.value, addedTable })
  }
  const start = (dealt: Dealt): void => void openGame(beginGame(saves, dealt))
  /** Opens what the address names, once: after that it is the address of the page alone. */
  const openNamed = async (): Promise<void> => {
    if (location.hash === '' && location.search === '') return
    const { openAddress } = await import('./opening.ts')
    const found = await openAddress(location)
    if (!found) return
    history.replaceState(null, '', location.pathname)
    setOpen(null)
    setFrom(found.kind === 'position' ? found.position : null)
    setProblem(found.kind === 'problem' ? found.words : '')
    if (found.kind === 'game') void openGame(asNewGame(found.saved))
    if (found.kind === 'kept') void openGame(found.saved)
  }
  const bringIn = async (file: File): Promise<void> => {
    const text = file.size > MAX_GAME ? null : await file.text()
    if (text && namesExpansions(text)) await loadExpansions()
    const read = text === null ? TOO_LONG : readGame(saves, text)
    const again = read.ok ? replay(saves, read.value) : read
    setProblem(again.ok ? '' : problemWords(again))
    setSaid('')
    if (!read.ok || !again.ok) return
    const isKept = keepGame(saves, device, asNewGame(read.value)) === 'kept'
    setSaid(t(isKept ? 'play.imported' : 'play.imported-unkept'))
    void look()
  }

  const listed = {
    saves,
    titleOf,
    kept,
    onOpen: openGame,
    onDrop(id: string): void {
      dropGame(saves, device, id)
      void look()
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
          setFrom(null)
          setSaid('')
          void look()
        }}
      />
    )
  return (
    <div class="play-start">
      <h1>{t('play.title')}</h1>
      {problem && (
        <p class="warning" role="alert">
          {problem}
        </p>
      )}
      <RunningGames {...listed} />
      {from ? (
        <FromHere
          position={from}
          onStart={(players) => {
            const { edition, options, expansions } = from
            const setup = {
              edition,
              options,
              seed: 0,
              ...(expansions && { expansions: expansions.sets }),
            }
            start({ setup, start: from, players })
          }}
          onCancel={() => setFrom(null)}
        />
      ) : (
        <SetupForm onStart={start} />
      )}
      <p role="status">{said}</p>
      <GameList {...listed} onFile={bringIn} />
    </div>
  )
}
