/** What files, addresses and keys on the device call this game. Never changes. */
export const GAME = 'puerto-rico'

/** The same in a link, where every letter counts: `#pr1.…`. */
export const LINK_CODE = 'pr'
