/** English words, in small letters, with the ways in which they are written in Korean letters. */
export type Loanwords = ReadonlyMap<string, readonly string[]>

/** An English name in Korean letters: 'Small Market' gives 스몰 마켓; nothing where a word is missing. */
export function inKorean(name: string, loanwords: Loanwords): string[] {
  const words = name
    .toLowerCase()
    .split(' ')
    .map((word) => loanwords.get(word) ?? [])
  if (words.some((ways) => ways.length === 0)) return []
  const most = Math.max(...words.map((ways) => ways.length))
  return Array.from({ length: most }, (_, way) =>
    words.map((ways) => ways[way] ?? ways[0]).join(' '),
  )
}
