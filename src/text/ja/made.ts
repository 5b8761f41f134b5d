/** Trying what is made of messages: people, and what no sentence may hold. */
export const PEOPLE: readonly string[] = ['葵', '陽翔', 'さくら', 'Max']

export const NEVER: readonly RegExp[] = [
  // つ counts to nine.
  /(?:0|\d\d)つ/,
  /[ぁ-ん] (?=[ぁ-んァ-ヶ一-龠\d])|[、。] |[ぁ-ん一-龠],/,
]

/** The same of what is no part of another sentence. */
export const NEVER_WHOLE: readonly RegExp[] = []
