import { type Counter, closingLine, oneCheck, playwright, vitest } from './counts.ts'

export type Stage = {
  name: string
  command: string
  count: Counter
  /** Stages that must have passed before this one starts. */
  after?: readonly string[]
}

/** What `npm test` runs. Of the stages that may start, the first in the list starts first. */
export const STAGES: readonly Stage[] = [
  { name: 'types', command: 'npm run -s types', count: oneCheck },
  { name: 'lint', command: 'npm run -s lint', count: oneCheck },
  { name: 'layers', command: 'npm run -s layers', count: closingLine },
  // Both write the generated types in .astro, so they take turns.
  // Of the other languages one: what is wrong with any is wrong with this, but for its texts, which unit tests read.
  {
    name: 'build',
    command: 'npm run -s build -- --languages ko,en',
    count: oneCheck,
    after: ['types'],
  },
  { name: 'browser', command: 'npm run -s e2e', count: playwright, after: ['build'] },
  { name: 'coverage', command: 'npm run -s coverage', count: closingLine, after: ['build'] },
  { name: 'budgets', command: 'npm run -s budgets', count: closingLine, after: ['build'] },
  { name: 'languages', command: 'npm run -s pseudo', count: closingLine, after: ['build'] },
  { name: 'unit', command: 'npm run -s unit', count: vitest },
  { name: 'scenarios', command: 'npm run -s scenarios', count: closingLine },
  { name: 'course', command: 'npm run -s course -- --whole', count: closingLine },
  { name: 'problems', command: 'npm run -s puzzles', count: closingLine },
  {
    name: 'self-play',
    command: 'npm run -s selfplay -- --seats 2 --games 2000 --seed 1 --judging 4',
    count: oneCheck,
  },
]
