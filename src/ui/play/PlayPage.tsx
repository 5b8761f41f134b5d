import { useEffect, useState } from 'preact/hooks'
import {
  asNewGame,
  beginGame,
  MAX_GAME,
  type NewGame,
  readGame,
  replay,
  replaying,
  type SavedGame,
} from '../../saves/game.ts'
import { inStretches } from '../../saves/steps.ts'
import { dropGame, keepGame, type Persisted, persistedGames, prefixOf } from '../../saves/store.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { t } from '../../text/messages/games.ts'
import { lazy } from '../lazy.tsx'
import type { Met, SessionProps } from '../session/definition.ts'
import { device } from '../storage.ts'
import type { PlayGame } from './definition.ts'
import type { Found } from './found.ts'
import { GameList, RunningGames } from './GameList.tsx'
import { problemWords } from './problem-words.ts'
import '../table/actions.css'
import './play.css'

/** It comes where the address names a position. */
const FromHere = lazy(async () => (await import('./FromHere.tsx')).FromHere)

type Open<G extends ScenarioTypes> = Omit<SessionProps<G>, 'onBegin' | 'onLeave'>

const TOO_LONG = { ok: false, problem: 'too-long' } as const

/** Free play: a new game, the games kept on this device, what the address names, and the game that is open. */
export function PlayPage<G extends ScenarioTypes>({ game }: { game: PlayGame<G> }) {
  const { saves, titleOf, Session, SetUp, opening } = game
  const { more } = opening
  const [kept, setKept] = useState<Persisted<G>>({ games: [], unreadable: [] })
  const [open, setOpen] = useState<Open<G> | null>(null)
  const [from, setFrom] = useState<G['Position'] | null>(null)
  const [asked, setAsked] = useState<(Found<G> & { kind: 'asked' }) | null>(null)
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')
  const refresh = async (): Promise<void> => {
    const isPlain = (key: string): boolean => !more?.isFor(device.read(key) ?? '')
    const keys = device.keys().filter((key) => key.startsWith(prefixOf(saves.game.parts.id)))
    setKept(persistedGames<G>(saves, { ...device, keys: () => keys.filter(isPlain) }))
    // Games that need more are read, and played to where they stand, once it is there.
    if (keys.every(isPlain)) return
    await more?.load()
    setKept(persistedGames<G>(saves, device))
  }
  useEffect(() => {
    void refresh()
    void Session.preload()
    void openNamed()
    addEventListener('hashchange', openNamed)
    return () => removeEventListener('hashchange', openNamed)
  }, [])

  // The settings lead to the game that is open in another language.
  useEffect(() => {
    document.documentElement.dataset.game = open?.saved.id ?? ''
  }, [open])

  const openGame = async (saved: SavedGame<G>, met?: Met<G>): Promise<void> => {
    if (more?.isFor(JSON.stringify(saved))) await more.load()
    const again = await inStretches(replaying<G>(saves, saved))
    setProblem(again.ok ? '' : problemWords(again))
    if (!again.ok) return
    setAsked(null)
    setOpen({ saved, ...again.value, ...(met && { met }) })
  }
  const start = (dealt: NewGame<G>): void => void openGame(beginGame<G>(saves, dealt))
  /** Opens what the address names, once: after that it is the address of the page alone. */
  const openNamed = async (): Promise<void> => {
    if (location.hash === '' && location.search === '') return
    const { openAddress } = await import('./opening.ts')
    const found = await openAddress<G>(opening, location)
    if (!found) return
    history.replaceState(null, '', location.pathname)
    setOpen(null)
    setFrom(found.kind === 'position' ? found.position : null)
    setAsked(found.kind === 'asked' ? found : null)
    setProblem(found.kind === 'problem' ? found.words : '')
    if (found.kind === 'game') void openGame(asNewGame<G>(found.saved))
    if (found.kind === 'kept') void openGame(found.saved, found.met)
  }
  const importFile = async (file: File): Promise<void> => {
    const text = file.size > MAX_GAME ? null : await file.text()
    if (text && more?.isFor(text)) await more.load()
    const read = text === null ? TOO_LONG : readGame<G>(saves, text)
    const again = read.ok ? replay<G>(saves, read.value) : read
    setProblem(again.ok ? '' : problemWords(again))
    setSaid('')
    if (!read.ok || !again.ok) return
    const isKept = keepGame<G>(saves, device, asNewGame<G>(read.value)) === 'kept'
    setSaid(t(isKept ? 'play.imported' : 'play.imported-unkept'))
    void refresh()
  }

  const listed = {
    saves,
    titleOf,
    kept,
    onOpen: (saved: SavedGame<G>) => void openGame(saved),
    onDrop(id: string): void {
      dropGame<G>(saves, device, id)
      void refresh()
    },
  }
  if (open)
    return (
      <Session
        key={open.saved.id}
        {...open}
        onBegin={(saved) => void openGame(saved)}
        onLeave={() => {
          setOpen(null)
          setFrom(null)
          setSaid('')
          void refresh()
        }}
      />
    )
  return (
    <div class="play-start">
      <h1>{game.title}</h1>
      {problem && (
        <p class="warning" role="alert">
          {problem}
        </p>
      )}
      <RunningGames<G> {...listed} />
      {asked ? (
        <asked.Part
          onOpen={(saved) => void openGame(saved, { is: 'news', game: saved, from: 0 })}
        />
      ) : from ? (
        <FromHere
          levels={game.levels}
          position={from}
          round={saves.roundOf(from)}
          onStart={(players) => start({ setup: game.setupFrom(from), start: from, players })}
          onCancel={() => setFrom(null)}
        />
      ) : (
        <SetUp onStart={start} />
      )}
      <p role="status">{said}</p>
      <GameList<G> {...listed} onFile={importFile} />
    </div>
  )
}
