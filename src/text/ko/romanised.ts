import { romanize } from 'es-hangul'

/** A Korean name in Latin letters, as people without a Korean keyboard type it; nothing for other names. For the build. */
export const romanised = (name: string): string[] => (/[가-힣]/.test(name) ? [romanize(name)] : [])
