import { useState } from 'preact/hooks'
import { to } from '../../../ui/link.ts'
import { liveHref } from '../reference/scenario-links.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { t } from '../words/messages/figure.ts'
import { ruleWords } from '../words/rules.ts'
import { OpenedScene } from './OpenedScene.tsx'
import { sceneAt } from './scenes.ts'

interface Props {
  rule: RuleId
  /** The file with its scene, and the scenario. */
  scenes: string
  scenario: string
}

/** The scene of a rule, opened below its paragraph when it is asked for. */
export function RuleScene({ rule, scenes, scenario }: Props) {
  const [open, setOpen] = useState(false)
  const onClick = (event: Event): void => {
    event.preventDefault()
    setOpen(!open)
  }
  return (
    <>
      <a
        class="rule-try"
        href={to(liveHref(scenario))}
        data-key="rule:try"
        aria-expanded={open}
        onClick={onClick}
      >
        {t('rule.try')}
      </a>
      {open && (
        <OpenedScene
          scenes={scenes}
          scenario={scenario}
          caption={sceneAt(scenes, scenario).title ?? ruleWords(rule).title}
        />
      )}
    </>
  )
}
