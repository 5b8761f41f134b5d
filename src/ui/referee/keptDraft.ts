/** Where a game keeps the position that was being set up last. */
export const draftKey = (game: string): string => `${game}/draft`
