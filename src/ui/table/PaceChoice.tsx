import { t } from '../../text/messages/t.ts'
import { PACES, usePace } from './pace.ts'

/** How fast others move, kept on the device. */
export function PaceChoice() {
  const [pace, setPace] = usePace()
  return (
    <label class="pace">
      {t('pace.title')}{' '}
      <select
        value={pace}
        onChange={({ currentTarget }) =>
          setPace(PACES.find((one) => one === currentTarget.value) ?? '')
        }
      >
        {PACES.map((one) => (
          <option key={one} value={one}>
            {t(`pace.${one || 'usual'}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
