import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite'
import { LANGUAGE } from '#language/language.ts'
import { replaceTerms, TextError } from './markup.ts'

/** The first thing wrong with the terms of an MDX text, with its line; null where all is well. */
export function brokenTerm(source: string): { line: number; message: string } | null {
  const prose = source
    .replace(/^(`{3,})[\s\S]*?^\1/gm, (block) => block.replace(/[^\n]/g, ' '))
    .replace(/`[^`\n]*`/g, '')
    .replaceAll('\\|', '|')
  for (const [index, text] of prose.split('\n').entries()) {
    const link = /[^\]]\]\]\(/.exec(text)
    try {
      if (link)
        throw new TextError('( right behind [[ ]] makes a link of it; leave a space between')
      replaceTerms(text, () => '')
    } catch (error) {
      if (!(error instanceof TextError)) throw error
      return { line: index + 1, message: error.message }
    }
  }
  return null
}

/** Has every part of a build find the modules of its language, as `imports` in package.json tells. */
export function language(): Plugin {
  return {
    name: 'language',
    configEnvironment(environment, { resolve }) {
      const usual = environment === 'client' ? defaultClientConditions : defaultServerConditions
      return { resolve: { conditions: [LANGUAGE, ...(resolve?.conditions ? [] : usual)] } }
    },
  }
}

/** Stops a build at a term that does not exist, and says in which file and line it stands. */
export function terms(): Plugin {
  return {
    name: 'terms',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx(?:\?|$)/ },
      handler(code, id) {
        const broken = brokenTerm(code)
        const file = id.replace(/\?.*/, '')
        if (broken) this.error(`${file}:${broken.line}: ${broken.message}`)
        return null
      },
    },
  }
}
