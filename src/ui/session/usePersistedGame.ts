import { useEffect, useRef, useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { now as clock } from '../../saves/clock.ts'
import type { SaveGame } from '../../saves/definition.ts'
import { asNewGame, replay, type SavedGame, type Together } from '../../saves/game.ts'
import { noteRunning } from '../../saves/running.ts'
import { seatsHere } from '../../saves/seats.ts'
import { keepGame, keyOf, persistedGame } from '../../saves/store.ts'
import { device } from '../storage.ts'
import type { LiveGame } from '../table/useGame.ts'
import { useKeeping } from '../useKeeping.ts'
import { watch } from '../watch.ts'

export interface PersistedGame<G extends GameTypes> {
  /** The game as it stands here, to hand on. */
  now: () => SavedGame<G>
  /** This window has just gone on to where another one has played. */
  followed: boolean
  /** Another window has gone on, and moves made here are not kept: which of them counts is to be chosen. */
  choice: { follow: () => void; part: () => void } | null
  /** Where it is played by link. */
  link: Together | undefined
  /** When the last move was made. */
  played: () => number
  /** Goes on with other moves, or with another state of its link; nobody need have moved. */
  change: (changes: Partial<Pick<SavedGame<G>, 'moves' | 'link'>>) => void
}

const isSame = (a: readonly object[], b: readonly object[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/**
 * Keeps a game after every move. Where another window plays the same game this one follows it, and no
 * move of either is overwritten: moves that a person made here and that could not be kept make a choice.
 */
export function usePersistedGame<G extends GameTypes>(
  saves: SaveGame<G>,
  saved: SavedGame<NoInfer<G>>,
  { position, turns, restart }: LiveGame<NoInfer<G>>,
): PersistedGame<G> {
  /** What the device last held, as far as this window knows. */
  const known = useRef(saved)
  const [other, setOther] = useState<SavedGame<G> | null>(null)
  const [followed, setFollowed] = useState(false)
  /** Changes where this window goes on with a copy of its own. */
  const [id, setId] = useState(saved.id)
  const moves = turns.map(({ move }) => move)
  const [link, setLink] = useState(saved.link)
  const humans = seatsHere({ players: saved.players, link })

  const keep = (game: SavedGame<G>): void => {
    const done = keepGame(saves, device, game)
    if (done === 'overtaken') look()
    // What became unreadable may still be mended by hand: it stays, and the game goes on as another.
    else if (done === 'unreadable') keep(asNewGame(game))
    else {
      known.current = game
      setId(game.id)
      setLink(game.link)
      setOther(null)
    }
  }
  const follow = (there: SavedGame<G>): void => {
    const again = replay(saves, there)
    if (!again.ok) return
    known.current = there
    setLink(there.link)
    setOther(null)
    setFollowed(true)
    restart(again.value.position, again.value.turns)
  }
  const look = (): void => {
    const there = persistedGame(saves, device, known.current.id)
    if (!there || there.revision < known.current.revision) return
    const isKnown = isSame(there.moves, known.current.moves)
    if (isKnown || isSame(there.moves, moves)) {
      const isOlder = there.revision > known.current.revision
      known.current = there
      setLink(there.link)
      setOther(null)
      // Another window has handed the game on: what is new here goes on from there.
      if (isOlder && !isSame(there.moves, moves)) keep({ ...now(), revision: there.revision + 1 })
      return
    }
    const before = known.current.moves
    const news = moves.slice(before.length)
    const isOurs =
      !isSame(moves.slice(0, before.length), before) ||
      news.some(({ seat }) => humans.includes(seat))
    if (isOurs) setOther(there)
    else follow(there)
  }
  const now = (): SavedGame<G> => ({ ...known.current, saved: clock(), moves })
  const change = (changes: Partial<Pick<SavedGame<G>, 'moves' | 'link'>>): void => {
    const { saved, revision } = known.current
    const next = { ...now(), saved, ...changes, revision: revision + 1 }
    keep(next)
    const again = changes.moves && replay(saves, next)
    if (again?.ok) restart(again.value.position, again.value.turns)
  }

  useKeeping(() => {
    const { id, revision } = known.current
    const isNews = !isSame(moves, known.current.moves)
    if (isNews) setFollowed(false)
    if (isNews || !persistedGame(saves, device, id)) {
      const before = known.current.moves.length
      const isMade = turns.length < before || turns.slice(before).some(({ forced }) => !forced)
      // Opening a game by link, and what the table then does by itself, is nobody's move.
      const saved = link && !isMade ? known.current.saved : clock()
      keep({ ...now(), saved, revision: revision + 1 })
    }
    noteRunning(device, known.current, saves.game.isOver(position))
  }, [turns])
  const looks = useRef(look)
  looks.current = look
  useEffect(() => watch(keyOf({ ...saved, id }), () => looks.current()), [id])

  const choice = other && { follow: () => follow(other), part: () => keep(asNewGame(now())) }
  const played = (): number => known.current.saved
  return { now, followed, choice, link, played, change }
}
