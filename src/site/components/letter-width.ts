const FULL_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]/u

/** How many halves of the type's size a text is wide, about: letters of Chinese and Japanese are as wide as they are high. */
export const halvesOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (FULL_WIDTH.test(letter) ? 2 : 1), 0)
