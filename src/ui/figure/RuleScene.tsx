import type { FunctionComponent } from 'preact'
import { useState } from 'preact/hooks'
import { t } from '../../text/messages/figure.ts'
import type { FigureProps } from './LiveFigure.tsx'
import { OpenedScene } from './OpenedScene.tsx'
import { sceneAt } from './scenes.ts'

/** What a page says of the scene of a rule. */
export interface RuleSceneProps {
  /** Where it is tried without scripts. */
  href: string
  /** What the rule is called, where the scene has no title of its own (markup). */
  title?: string
  /** The file with its scene, and the scenario. */
  scenes: string
  scenario: string
}

/** The scene of a rule, opened below its paragraph when it is asked for. */
export function RuleScene({
  Figure,
  href,
  title,
  scenes,
  scenario,
}: RuleSceneProps & { Figure: FunctionComponent<FigureProps> }) {
  const [open, setOpen] = useState(false)
  const onClick = (event: Event): void => {
    event.preventDefault()
    setOpen(!open)
  }
  return (
    <>
      <a class="rule-try" href={href} data-key="rule:try" aria-expanded={open} onClick={onClick}>
        {t('rule.try')}
      </a>
      {open && (
        <OpenedScene
          Figure={Figure}
          scenes={scenes}
          scenario={scenario}
          caption={sceneAt(scenes, scenario).title ?? title}
        />
      )}
    </>
  )
}
