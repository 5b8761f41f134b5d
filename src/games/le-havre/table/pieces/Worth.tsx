import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { t } from '../../words/messages/t.ts'
import { Sign } from './marks.tsx'

export interface WorthOf {
  food?: number
  energy?: number
}

/** What one token feeds and burns, as small marks beside it; nothing where it does neither. */
export function Worth({ of }: { of: WorthOf }) {
  return (['food', 'energy'] as const).map((kind) => {
    const count = of[kind]
    return count ? (
      <span class="worth-marks" key={kind}>
        <span aria-hidden="true">
          {count}
          <Sign of={kind} />
        </span>
        <ScreenReaderOnly>{t(`worth.${kind}`, { count })}</ScreenReaderOnly>
      </span>
    ) : null
  })
}
