import type { FunctionComponent } from 'preact'
import { parse } from '../../text/markup.ts'
import { Message } from '../Message.tsx'
import type { FigureProps } from './LiveFigure.tsx'
import { sceneAt } from './scenes.ts'

interface Props {
  /** The figures of the game. */
  Figure: FunctionComponent<FigureProps>
  scenes: string
  scenario: string
  /** What is said below it, as markup. */
  caption?: string | undefined
}

/** A scene that was asked for, below what it belongs to. */
export function OpenedScene({ Figure, scenes, scenario, caption }: Props) {
  const { drawn } = sceneAt(scenes, scenario)
  return (
    <figure class="board-figure rule-scene">
      <Figure scenes={scenes} scenario={scenario} show={drawn} />
      {caption && (
        <figcaption>
          <Message segments={parse(caption)} />
        </figcaption>
      )}
    </figure>
  )
}
