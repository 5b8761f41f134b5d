/** One document names things in Japanese: both sets are its names, and a reader has nothing to choose. */
export { NAMING_SETS, type NamingSet } from '../ko/naming-sets.ts'
