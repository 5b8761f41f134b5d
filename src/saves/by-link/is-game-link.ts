/** Whether an address holds a whole game, in the form of `link.ts`, of whatever game and version. */
export const isGameLink = (hash: string): boolean => /^#?[a-z]{0,4}\d{1,3}~/.test(hash.trim())
