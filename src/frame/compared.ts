/** Where positions come from on which the engine is compared with a model, and what is counted of them. */
export interface Compared {
  name: string
  sum: {
    positions: Partial<Record<string, number>>
    judged: number
    sampled: number
  }
  /** Plays on from one of them; the first difference is thrown. */
  compare: (index: number, draw: () => number) => void
}

/** Moves played after a position drawn at random: about two phases, or four turns. */
export const MOVES_AFTER_TABLE = 25
export const TO_THE_END = Number.POSITIVE_INFINITY
