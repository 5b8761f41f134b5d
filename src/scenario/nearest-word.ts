/** The word that somebody most likely meant: the nearest by letters added, left out, changed or swapped; none that is far. */
export function nearestWord(written: string, words: readonly string[]): string | undefined {
  let nearest: string | undefined
  let least = Math.min(3, 1 + Math.floor(written.length / 3))
  for (const word of words) {
    if (Math.abs(word.length - written.length) >= least) continue
    const apart = editsBetween(written.toLowerCase(), word.toLowerCase())
    if (apart < least) {
      least = apart
      nearest = word
    }
  }
  return nearest ?? sameBeginning(written.toLowerCase(), words)
}

/** So much of a word, and so many letters of it, have to be the beginning of another. */
const LEAST_SHARE = 0.6
const LEAST_LETTERS = 5

/** The word that begins alike for the longest, where most of what was written does: 'buildingFirm1', 'buildingFirmSmall'. */
function sameBeginning(written: string, words: readonly string[]): string | undefined {
  let found: string | undefined
  let most = Math.max(LEAST_LETTERS, LEAST_SHARE * written.length)
  for (const word of words) {
    const other = word.toLowerCase()
    let alike = 0
    while (alike < other.length && other[alike] === written[alike]) alike += 1
    if (alike >= most) {
      found = word
      most = alike + 1
    }
  }
  return found
}

/** How many letters set two words apart; two that are swapped count as one (optimal string alignment). */
function editsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, place) => place)]
  const cell = (row: number, place: number): number => rows[row]?.[place] ?? 0
  for (let row = 1; row <= one.length; row++) {
    const edits = [row]
    rows.push(edits)
    for (let place = 1; place <= other.length; place++) {
      const same = one[row - 1] === other[place - 1]
      const swapped = one[row - 1] === other[place - 2] && one[row - 2] === other[place - 1]
      edits.push(
        Math.min(
          cell(row - 1, place) + 1,
          cell(row, place - 1) + 1,
          cell(row - 1, place - 1) + Number(!same),
          swapped ? cell(row - 2, place - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return cell(one.length, other.length)
}
