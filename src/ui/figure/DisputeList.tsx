import type { FunctionComponent } from 'preact'
import { useState } from 'preact/hooks'
import { parse } from '../../text/markup.ts'
import { t } from '../../text/messages/figure.ts'
import { Message } from '../Message.tsx'
import type { FigureProps } from './LiveFigure.tsx'
import { OpenedScene } from './OpenedScene.tsx'
import { scenesAt } from './scenes.ts'
import './disputes.css'

/** What a page says of a list of cases. */
export interface DisputeProps {
  /** The file with the cases. */
  scenes: string
  count: number
  /** Where they are listed without scripts. */
  href: string
}

/** The cases about one thing: each question opens its answer, with the position to try it in. */
export function DisputeList({
  Figure,
  scenes,
  count,
  href,
}: DisputeProps & { Figure: FunctionComponent<FigureProps> }) {
  const [shown, setShown] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const cases = shown ? Object.entries(scenesAt(scenes)) : []
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
                <Message segments={parse(question)} />
              </button>
              {open === scenario && (
                <>
                  <p>
                    <Message segments={parse(answer)} />
                  </p>
                  <OpenedScene Figure={Figure} scenes={scenes} scenario={scenario} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
