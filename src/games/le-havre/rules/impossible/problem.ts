import type { Problem as AnyProblem } from '../../../../engine/types.ts'

export type ProblemId =
  | 'shape'
  | 'seats'
  | 'seat'
  | 'total'
  | 'no-card'
  | 'twice'
  | 'not-out'
  | 'specials-out'
  | 'standard-out'
  | 'round'
  | 'turn'
  | 'disc'
  | 'stack-order'
  | 'stack-size'
  | 'stack-special'
  | 'beside'
  | 'ship-stack'
  | 'gone'
  | 'sold'
  | 'tiles'
  | 'modernised'
  | 'phase'
  | 'no-visit'
  | 'no-effect'
  | 'no-deal'
  | 'no-fee'
  | 'no-loan'
  | 'no-interest'
  | 'fed'
  | 'asked'
  | 'waits-for-nobody'

/** What is wrong, where (as `players.0.items`), and the figures that a message needs. */
export type Problem = AnyProblem<ProblemId>

/** Takes a problem. */
export type Report = (path: string, problem: ProblemId, values?: Problem['values']) => void
