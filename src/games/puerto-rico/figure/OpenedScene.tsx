import { Say } from '../../../ui/Say.tsx'
import { parse } from '../words/markup.ts'
import { LiveFigure } from './LiveFigure.tsx'
import { sceneAt } from './scenes.ts'

interface Props {
  scenes: string
  scenario: string
  /** What is said below it, as markup. */
  caption?: string
}

/** A scene that was asked for, below what it belongs to. */
export function OpenedScene({ scenes, scenario, caption }: Props) {
  const { drawn } = sceneAt(scenes, scenario)
  return (
    <figure class="board-figure rule-scene">
      <LiveFigure scenes={scenes} scenario={scenario} show={drawn} />
      {caption && (
        <figcaption>
          <Say of={parse(caption)} />
        </figcaption>
      )}
    </figure>
  )
}
