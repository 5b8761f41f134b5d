/** What cases can be chosen by: a subject, a building, a rule. */
export interface FilterChoice {
  name: string
  /** An option holds one name alone; the other naming set's, where it differs, is written in when the reader switches. */
  options: readonly { id: string; names: readonly string[] }[]
}
