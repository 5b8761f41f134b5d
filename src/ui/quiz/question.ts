/** A case as the quiz asks it; all words are markup. */
export interface Question {
  id: string
  question: string
  /** What can be answered, and which of it is right. */
  answers: readonly string[]
  right: number
  verdict: string
  reason: string
  /** The rules that decide it: where each stands, and how it is quoted. */
  rules: readonly (readonly [href: `/${string}`, label: string])[]
  /** What it is practised under: chapters, roles, buildings. */
  about: readonly string[]
  /** The page of the case. */
  more: `/${string}`
  /** The file with its scene. */
  file: string
}

/** Something that questions are about, and under which they can be practised. */
export interface Topic {
  id: string
  /** Markup. */
  name: string
  isBuilding: boolean
}
