/** What is wrong with a command line, in the language of the run. */
import { t } from '../src/text/messages/commands.ts'
import type { UsageError } from './arguments.ts'
import { onOneLine } from './printable.ts'

/** Why a file could not be read. */
export const whyUnread = ({ why }: UsageError): string =>
  t(`cli.file.${why === 'usage' ? 'other' : why}`)

/** The complaint about a command line that cannot be followed. */
export function complain(error: UsageError): string {
  const { file, why, message } = error
  if (file) return `${file}: ${whyUnread(error)}`
  // What Node quotes is what it was given.
  const [, given = ''] = /'([^' ]+)/.exec(message) ?? []
  return why === 'usage' ? onOneLine(t('cli.misused', { what: given })) : message
}
