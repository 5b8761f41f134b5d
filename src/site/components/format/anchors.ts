import { t } from '../../../text/messages/reference.ts'

/** The anchor of a part of the format: of keys by the place where they stand, of a list or a move by its name. */
export const anchorOf = (kind: 'keys' | 'list' | 'move', name: string): string =>
  `${kind}-${name.replaceAll(' ', '-') || 'file'}`

/** What the keys at a place are headed by. */
export const headingOf = (path: string): string =>
  path ? `${t('format.keys')}: ${path}` : t('format.file')
