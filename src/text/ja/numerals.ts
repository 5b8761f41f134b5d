/** Numbers as they are said at a table, up to twelve. */
const KANJI = '一 二 三 四 五 六 七 八 九 十 十一 十二'.split(' ')
const KANA = 'ひとつ ふたつ みっつ よっつ いつつ むっつ ななつ やっつ ここのつ とお'.split(' ')
const COUNTER = 'つ|個|こ|コ|枚|人|頭|隻|回|マス|フラン'

/** A text with what is counted in figures: 五個 becomes 5個. */
export function withDigits(text: string): string {
  const read = KANA.reduce((text, word, index) => text.replaceAll(word, `${index + 1}個`), text)
  return KANJI.reduceRight(
    (text, kanji, index) =>
      text.replace(new RegExp(`(?<![一-龠])${kanji}(?=${COUNTER}|\\s|$)`, 'g'), String(index + 1)),
    read,
  )
}
