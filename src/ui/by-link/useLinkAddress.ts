import { useEffect, useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { writingGame } from '../../saves/by-link/link.ts'
import type { SaveGame } from '../../saves/definition.ts'
import { inStretches } from '../../saves/steps.ts'
import type { PersistedGame } from '../session/usePersistedGame.ts'
import type { Turn } from '../table/useGame.ts'

/**
 * The address that hands a game on, written anew whenever it would tell something else; empty until it is written.
 * `onFailed` is called where it cannot be.
 */
export function useLinkAddress<G extends GameTypes>(
  saves: SaveGame<G>,
  kept: Pick<PersistedGame<G>, 'now' | 'link' | 'played'>,
  turns: readonly Turn<G>[],
  onFailed: () => void,
): string {
  const [address, setAddress] = useState('')
  // How far the game was handed on is no part of what a link tells.
  const content = JSON.stringify(kept.link && { ...kept.link, sent: 0, owed: true })
  useEffect(() => {
    let isNewest = true
    setAddress('')
    const write = async (): Promise<void> => {
      const linked = await saves.linked?.()
      if (!linked || !isNewest) return
      const page = new URL(location.pathname, location.href).href
      const game = { ...kept.now(), saved: kept.played() }
      const hash = await inStretches(writingGame<G>(saves, linked, game))
      if (isNewest) setAddress(page + hash)
    }
    write().catch(onFailed)
    return () => {
      isNewest = false
    }
  }, [turns, content])
  return address
}
