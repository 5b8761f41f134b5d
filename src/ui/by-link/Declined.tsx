import { t } from '../../text/messages/by-link.ts'

/** Says that what was asked for was declined, where whoever asked is to move and sees the table. */
export const Declined = () => (
  <p class="warning" role="status">
    {t('by-link.declined')}
  </p>
)
