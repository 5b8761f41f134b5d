import { expect, test } from 'vitest'
import { languageAsked } from './language.ts'

test.each([
  [['--language', 'ja'], { LANG: 'ko_KR.UTF-8' }, 'ja'],
  [['--language=ko', 'FILE'], {}, 'ko'],
  [[], { LANG: 'ko_KR.UTF-8' }, 'ko'],
  [[], { LANG: 'ja_JP.UTF-8', LC_ALL: 'C' }, 'en'],
  [[], { LANG: 'en_US.UTF-8', LC_MESSAGES: 'ja_JP.UTF-8' }, 'ja'],
  [[], { LANG: 'de_DE.UTF-8' }, 'en'],
  [[], {}, 'en'],
  // It is complained of later, in the language that is left.
  [['--language', 'xx'], { LANG: 'ko_KR' }, 'ko'],
])('%j in %j: %s', (args, env, language) => {
  expect(languageAsked(args, env)).toBe(language)
})
