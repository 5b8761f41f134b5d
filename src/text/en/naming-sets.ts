/** English editions name things differently: the classic edition, which most tables know, and that of 1897. */
export const NAMING_SETS = ['classic', '1897'] as const
export type NamingSet = (typeof NAMING_SETS)[number]
