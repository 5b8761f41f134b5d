/** Trying what is made of messages: people whose names end in each way, and what no sentence may hold. */
export const PEOPLE: readonly string[] = ['하준', '윤슬', '지우', 'Max']

export const NEVER: readonly RegExp[] = [
  /[은이을과]\([는가를와]\)|\(으\)로|\(이\)/,
  /(?<![가-힣])(?:나의|나가|저의) /,
  /[가-힣]{2,}(?:프랑|주화|더블룬) \d/,
]

/** The same of what is no part of another sentence. */
export const NEVER_WHOLE: readonly RegExp[] = []
