/** Moves are typed in Korean until the words of this language are written. */
export * from '../ko/typed.ts'
