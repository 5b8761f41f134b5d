import type { Language } from '../languages.ts'

/** The language of this folder. */
export const LANGUAGE: Language = 'ko'
