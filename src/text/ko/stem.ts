/** What is left of Korean words without particles and endings, so that the forms of a word are one. */

/** What may follow a noun, longest first. */
const PARTICLES =
  '을 를 은 는 이 가 과 와 의 도 만 에 로 으로 에서 에게 에는 에도 에서는 에서도 으로는 으로도 으로만 로는 로도 까지 까지는 ' +
  '부터 보다 마다 처럼 밖에 이랑 랑 이나 이라 이면 이고 이야 이에요 예요 인가 인가요 한테 만큼 대로 들 들은 들이 들을'
const BY_LENGTH = PARTICLES.split(' ').sort((a, b) => b.length - a.length)
/** A single syllable is a word before these and before longer ones: 배를, 배는, 배에. */
const SURE = /[을를은는에]|../

/** A Korean word without its particle: 상품이 and 상품을 give 상품. */
export function withoutParticle(word: string): string {
  const particle = BY_LENGTH.find((particle) => word.endsWith(particle))
  const noun = word.slice(0, word.length - (particle?.length ?? 0))
  return noun.length > 1 || (noun !== '' && SURE.test(particle ?? '')) ? noun : word
}

/** Endings of verbs; a lone final consonant stands for the one that joins the syllable before it. */
const ENDINGS =
  '다 는다 ᆫ다 습니다 ᆸ니다 는다고 ᆫ다고 고 지 기 게 나 나요 니 냐 자 네 네요 며 면 으면 는 은 ᆫ 을 ᆯ 음 ᆷ ' +
  '던 든 도록 려면 으려면 려고 으려고 니까 으니까 거나 는데 은데 ᆫ데 을까 ᆯ까 을까요 ᆯ까요 는지 은지 ᆫ지 을지 ᆯ지 ' +
  '는가 ᆫ가 는가요 ᆫ가요 지만 면서 으면서 는거 ᆫ거 ᆯ거 은거 을거 는건 는게 기도 기만 지도 ᆯ때 을때 ' +
  '아 어 아도 어도 도 아서 어서 서 아야 어야 야 아요 어요 요 아라 어라 으세요 세요 ᆯ게요 을게요 죠 지요'
const ENDING = new RegExp(
  `(?:${ENDINGS.split(' ')
    .sort((a, b) => b.length - a.length)
    .join('|')})$`.normalize('NFD'),
)
const PAST = new RegExp('(?:아|어|여)?ᆻ$'.normalize('NFD'))
/** Stems as they melt with a vowel, brought to one form: 골라 고르, 남겨 남기, 채워 채우, 돼 되. */
const MELTED: readonly (readonly [RegExp, string])[] = changes([
  ['ᆯ라$|ᆯ러$', '르'],
  ['해$', '하'],
  ['ᅪ$', 'ᅩ'],
  ['ᅯ$', 'ᅮ'],
  ['ᅧ$', 'ᅵ'],
  ['ᅫ$', 'ᅬ'],
])
/** Stems as they change before a vowel: 써 쓰, 실어 싣, 지어 짓, 놔 놓. */
const CHANGED = changes([
  ['ᅥ$', 'ᅳ'],
  ['[ᆮᆯᆺᇂ]$', ''],
])
const VOWEL = /[\u1161-\u1175]/
/** Verbs made of a noun: 생산한다 is found by 생산. */
const OF_NOUN = /(?:하|되|시키)$/
/** What stands before 되다 and 하다 in 팔아도 되나, 써야 한다 is no noun. */
const LINKED = /[도야게지아어]$/

function changes(all: readonly (readonly [string, string])[]): (readonly [RegExp, string])[] {
  return all.map(([from, to]) => [new RegExp(from.normalize('NFD')), to.normalize('NFD')])
}

/** Decomposed: by its letters, so that a slip in one is small. */
export function lettersOf(word: string): string {
  return word.normalize('NFD')
}

/**
 * The stem of a verb's form, or null where the word has no ending: 싣는다, 실어도 and 실을 give the same
 * one, with the mark of a verb; 생산하면 gives the noun.
 */
export function verbStem(word: string): string | null {
  const letters = lettersOf(word)
  const bare = replaceAll(letters.replace(ENDING, '').replace(PAST, ''), MELTED)
  if (bare === letters || !VOWEL.test(bare)) return null
  const stem = replaceAll(bare, CHANGED).normalize('NFC')
  const noun = stem.replace(OF_NOUN, '')
  return lettersOf(noun !== stem && noun.length > 1 && !LINKED.test(noun) ? noun : `${stem}-`)
}

function replaceAll(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((left, [from, to]) => left.replace(from, to), text)
}
