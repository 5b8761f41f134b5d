export * from '../plain-search.ts'
