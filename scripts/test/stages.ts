import { type Counter, closingLine, oneCheck, playwright, vitest } from './counts.ts'

export type Stage = {
  name: string
  command: string
  count: Counter
  /** Stages that must have passed before this one starts. */
  after?: readonly string[]
}

/**
 * What `npm test` runs. Of the stages that may start, the first in the list starts first: what the longest waits for,
 * then what takes long, so that both cores have work to the end.
 */
export const STAGES: readonly Stage[] = [
  // Of the other languages one: what is wrong with any is wrong with this, but for its texts, which unit tests read.
  { name: 'build', command: 'npm run -s build -- --languages ko,en', count: oneCheck },
  { name: 'browser', command: 'npm run -s test:e2e', count: playwright, after: ['build'] },
  { name: 'lint', command: 'npm run -s check:lint', count: oneCheck },
  { name: 'layers', command: 'npm run -s check:layers', count: closingLine },
  { name: 'unit', command: 'npm run -s test:unit', count: vitest },
  // It writes the generated types in .astro, as the build does, so they take turns.
  { name: 'types', command: 'npm run -s check:types', count: oneCheck, after: ['build'] },
  {
    name: 'languages',
    command: 'npm run -s check:languages',
    count: closingLine,
    after: ['build'],
  },
  { name: 'coverage', command: 'npm run -s check:coverage', count: closingLine, after: ['build'] },
  { name: 'budgets', command: 'npm run -s check:weight', count: closingLine, after: ['build'] },
  {
    name: 'self-play',
    command: 'npm run -s selfplay -- --seats 2 --games 2000 --seed 1 --judging 4',
    count: oneCheck,
  },
  { name: 'package', command: 'npm run -s package -- --check', count: closingLine },
  { name: 'problems', command: 'npm run -s puzzles', count: closingLine },
  { name: 'scenarios', command: 'npm run -s scenarios -- --language en', count: closingLine },
  { name: 'course', command: 'npm run -s course -- --whole', count: closingLine },
]
