import { useState } from 'preact/hooks'
import { Say } from '../../../ui/Say.tsx'
import type { RuleId } from '../rules/rule-ids.ts'
import { parse } from '../words/markup.ts'
import { t } from '../words/messages/figure.ts'
import { LiveFigure } from './LiveFigure.tsx'
import type { Scene, Scenes } from './scenes.ts'

interface Props {
  rule: RuleId
  /** The file with the scenes of the rule's chapter. */
  scenes: string
  /** Where the scene opens without it. */
  href: string
}

/** The scene of a rule, opened below its paragraph when it is asked for. */
export function RuleScene({ rule, scenes, href }: Props) {
  const [scene, setScene] = useState<Scene | null>(null)
  const open = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (scene) {
      setScene(null)
      return
    }
    const answer = await fetch(scenes).catch(() => null)
    const found = answer?.ok ? ((await answer.json()) as Scenes)[rule] : null
    if (found) setScene(found)
    else location.href = href
  }
  return (
    <>
      <a
        class="rule-try"
        href={href}
        data-key="rule:try"
        aria-expanded={scene !== null}
        onClick={open}
      >
        {t('rule.try')}
      </a>
      {scene && (
        <figure class="board-figure rule-scene">
          <LiveFigure data={scene.data} />
          <figcaption>
            <Say of={parse(scene.title)} />
          </figcaption>
        </figure>
      )}
    </>
  )
}
