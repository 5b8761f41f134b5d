import { isKana, toRomaji } from 'wanakana'

/** A name or reading in kana in Latin letters; nothing for what is not written in kana alone. For the build. */
export const romanised = (name: string): string[] =>
  isKana(name)
    ? [
        toRomaji(name),
        toRomaji(name)
          .replace(/ou(?![aeiou])/g, 'o')
          .replaceAll('uu', 'u'),
      ]
    : []
