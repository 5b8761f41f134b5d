import { useEffect, useRef } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { setting } from '../settings.ts'
import type { TableGame } from './definition.ts'
import type { LiveGame } from './useGame.ts'

/** Lets the last move be heard, each kind of event once, where the reader wants sounds. */
export function useSound<G extends GameTypes>(
  { soundOf }: Pick<TableGame<G, never>, 'soundOf'>,
  turns: LiveGame<NoInfer<G>>['turns'],
): void {
  const heard = useRef(turns.length)
  useEffect(() => {
    const isMove = turns.length > heard.current
    heard.current = turns.length
    const sounds = new Set(
      (turns.at(-1)?.events ?? []).map(soundOf).filter((sound) => sound !== null),
    )
    if (!isMove || sounds.size === 0 || setting('sound') !== 'on') return
    void import('./sound.ts').then(({ play }) => play([...sounds]))
  }, [turns])
}
