/** Korean editions name things differently: the rules of 1897 for two players by default, and the classic edition. */
export const NAMING_SETS = ['1897', 'classic'] as const
export type NamingSet = (typeof NAMING_SETS)[number]
