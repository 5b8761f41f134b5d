import { useState } from 'preact/hooks'
import { islandDataAt } from '../../../ui/island-data.ts'
import { Say } from '../../../ui/Say.tsx'
import { parse } from '../words/markup.ts'
import { t } from '../words/messages/figure.ts'
import { OpenedScene } from './OpenedScene.tsx'
import type { Scenes } from './scenes.ts'
import './disputes.css'

interface Props {
  /** The file with the cases. */
  scenes: string
  count: number
  /** Where they are listed without scripts. */
  href: string
}

/** The cases about one thing: each question opens its answer, with the position to try it in. */
export function DisputeList({ scenes, count, href }: Props) {
  const [shown, setShown] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const cases = shown ? Object.entries((islandDataAt(scenes) ?? {}) as Scenes) : []
  const toggle = (event: Event): void => {
    event.preventDefault()
    setShown(!shown)
  }
  return (
    <div class="disputes">
      <a
        class="disputes-all"
        href={href}
        data-key="disputes"
        aria-expanded={shown}
        onClick={toggle}
      >
        {t('disputes.all', { count })}
      </a>
      {shown && (
        <ul>
          {cases.map(([scenario, { question = '', answer = '' }]) => (
            <li key={scenario}>
              <button
                type="button"
                data-key={`dispute:${scenario}`}
                aria-expanded={open === scenario}
                onClick={() => setOpen(open === scenario ? null : scenario)}
              >
                <Say of={parse(question)} />
              </button>
              {open === scenario && (
                <>
                  <p>
                    <Say of={parse(answer)} />
                  </p>
                  <OpenedScene scenes={scenes} scenario={scenario} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
