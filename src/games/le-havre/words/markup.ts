/** The shared markup, with this game's terms known to it. */
import './names.ts'

export * from '../../../text/markup.ts'
