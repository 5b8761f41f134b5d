import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Arrow } from '../../../ui/figure/Arrow.tsx'
import { sceneAt } from '../../../ui/figure/scenes.ts'
import { useSteady } from '../../../ui/figure/useSteady.ts'
import { Message } from '../../../ui/Message.tsx'
import { ruleHref } from '../site/rule-link.ts'
import { parse } from '../words/markup.ts'
import { say, t } from '../words/messages/figure.ts'
import { ruleLabel, ruleWords } from '../words/rules.ts'
import { Drawings } from './Drawing.tsx'
import { DEAL, dealtAfter, undealt } from './deal.ts'
import { PARTS } from './figure-parts.ts'
import { type Packed, unpack } from './pack.ts'
import '../../../ui/table/actions.css'
import '../../../ui/figure/figure.css'
import './parts.css'
import './setup-walk.css'

interface Props {
  /** The file with the dealt position, and its scenario. */
  scenes: string
  scenario: string
  /** Parts with commas between: 'ships,own:A'. */
  show: string
}

const PLAIN = () => undefined

/** The steps of the set-up, and a table on which they are taken one by one; the whole table at first. */
export function SetupWalk({ scenes, scenario, show }: Props) {
  const [at, setAt] = useState<number>(DEAL.length)
  const [isHydrated, setHydrated] = useState(false)
  const drawing = useRef<HTMLDivElement>(null)
  const dealt = useMemo(() => unpack(sceneAt(scenes, scenario).start as Packed), [scenes, scenario])
  const state = useMemo(() => dealtAfter(dealt, at), [dealt, at])
  const parts = useMemo(() => PARTS.read(show), [show])
  useLayoutEffect(() => setHydrated(true), [])
  useSteady(drawing, [state])
  const current = DEAL[at - 1]
  const moved = isHydrated && at < DEAL.length
  return (
    <>
      <ol class="deal-steps">
        {DEAL.map(({ id, rules }) => (
          <li key={id} aria-current={moved && current?.id === id ? 'step' : undefined}>
            <Message segments={say(`deal.${id}`)} />{' '}
            {rules.map((rule) => (
              <>
                <a class="rule-link" href={ruleHref(rule)}>
                  <Message segments={parse(`${ruleLabel(rule)} ${ruleWords(rule).title}`)} />
                </a>{' '}
              </>
            ))}
          </li>
        ))}
      </ol>
      <div class="live-figure">
        <div class="drawing" ref={drawing} aria-hidden="true" data-undealt={undealt(at).join(' ')}>
          <Drawings parts={parts} state={state} targets={PLAIN} />
        </div>
        <fieldset class="figure-bar" aria-label={t('figure.tools')}>
          <p class="deal-said" role="status">
            {moved && current && <Message segments={say(`deal.${current.id}`)} />}
          </p>
          <button
            type="button"
            class="quiet-action icon-action"
            data-key="figure:back"
            aria-disabled={at === 1}
            aria-label={t('figure.back')}
            onClick={() => setAt(Math.max(1, at - 1))}
          >
            <Arrow to="left" />
          </button>
          <button
            type="button"
            class="quiet-action icon-action"
            data-key="figure:next"
            aria-disabled={at === DEAL.length}
            aria-label={t('figure.next')}
            onClick={() => setAt(Math.min(DEAL.length, at + 1))}
          >
            <Arrow to="right" />
          </button>
          <span class="figure-at">{t('figure.at', { count: at, all: DEAL.length })}</span>
          <button
            type="button"
            class="quiet-action"
            data-key="figure:begin"
            onClick={() => setAt(1)}
          >
            {t('deal.again')}
          </button>
        </fieldset>
      </div>
    </>
  )
}
