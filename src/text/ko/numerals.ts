/** Numbers as they are said at a table, up to twelve. */
const SAID: readonly (readonly string[])[] = [
  ...['하나 한', '둘 두', '셋 세 석', '넷 네 넉', '다섯', '여섯', '일곱', '여덟', '아홉', '열'],
  ...['열하나 열한', '열둘 열두'],
].map((words) => words.split(' '))

const COUNTER = '개|칸|명|장|마리|번|척|프랑|원|가지'

/** A text with what is counted in figures: '옥수수 다섯 개' becomes '옥수수 5 개'. One alone may mean a thing: it stays. */
export function withDigits(text: string): string {
  return SAID.reduceRight((text, words, index) => {
    const counted = new RegExp(`(?<![가-힣])(?:${words.join('|')})(?=\\s*(?:${COUNTER}))`, 'g')
    const alone = new RegExp(`(?<![가-힣])${words[0]}(?![가-힣])`, 'g')
    const figured = text.replace(counted, String(index + 1))
    return index === 0 ? figured : figured.replace(alone, String(index + 1))
  }, text)
}
