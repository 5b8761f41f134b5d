import { useEffect, useRef, useState } from 'preact/hooks'
import { asNewGame, HUMAN, replay } from '../../../../saves/game.ts'
import { keepGame, keptGame, keyOf } from '../../../../saves/store.ts'
import { device, watch } from '../../../../ui/storage.ts'
import type { LiveGame } from '../../../../ui/table/useGame.ts'
import type { Move } from '../../rules/moves.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { type Saved, saves } from '../../saves.ts'

export interface KeptGame {
  /** The game as it stands here, to hand on. */
  now: () => Saved
  /** This window has just gone on to where another one has played. */
  followed: boolean
  /** Another window has gone on, and moves made here are not kept: which of them counts is to be chosen. */
  choice: { follow: () => void; part: () => void } | null
}

const isSame = (a: readonly Move[], b: readonly Move[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/**
 * Keeps a game after every move. Where another window plays the same game this one follows it, and no
 * move of either is overwritten: moves that a person made here and that could not be kept make a choice.
 */
export function useKeptGame(saved: Saved, { turns, restart }: LiveGame<PuertoRico>): KeptGame {
  /** What the device last held, as far as this window knows. */
  const known = useRef(saved)
  const [other, setOther] = useState<Saved | null>(null)
  const [followed, setFollowed] = useState(false)
  const moves = turns.map(({ move }) => move)
  const { players } = saved

  const keep = (game: Saved): void => {
    if (keepGame(saves, device, game) === 'overtaken') look()
    else {
      known.current = game
      setOther(null)
    }
  }
  const follow = (there: Saved): void => {
    const again = replay(saves, there)
    if (!again.ok) return
    known.current = there
    setOther(null)
    setFollowed(true)
    restart(again.value.position, again.value.turns)
  }
  const look = (): void => {
    const there = keptGame(saves, device, known.current.id)
    if (!there || there.revision < known.current.revision) return
    if (isSame(there.moves, known.current.moves)) return
    if (isSame(there.moves, moves)) {
      known.current = there
      setOther(null)
      return
    }
    const before = known.current.moves
    const news = moves.slice(before.length)
    const isOurs =
      !isSame(moves.slice(0, before.length), before) ||
      news.some(({ seat }) => players[seat] === HUMAN)
    if (isOurs) setOther(there)
    else follow(there)
  }
  const now = (): Saved => ({ ...known.current, saved: Date.now(), moves })

  useEffect(() => {
    const { id, revision } = known.current
    const isNews = !isSame(moves, known.current.moves)
    if (isNews) setFollowed(false)
    if (isNews || !keptGame(saves, device, id)) keep({ ...now(), revision: revision + 1 })
  }, [turns])
  const looks = useRef(look)
  looks.current = look
  useEffect(() => watch(keyOf(saved), () => looks.current()), [saved.id])

  const choice = other && { follow: () => follow(other), part: () => keep(asNewGame(now())) }
  return { now, followed, choice }
}
