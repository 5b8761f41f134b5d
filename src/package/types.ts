/** The types that the rules of every game share. */
export type { Result } from '../engine/rule-set.ts'
export type {
  EventOf,
  GameTypes,
  Parsed,
  Problem,
  RuleOf,
  Ruling,
} from '../engine/types.ts'
