import { defineMiddleware } from 'astro:middleware'
import { type Gloss, renderPage } from '../text/html.ts'
import { TextError } from '../text/markup.ts'
import { GAMES } from './games.ts'

const BASE = import.meta.env.BASE_URL
const FROM_THE_TOP = new RegExp(
  `(<a\\b(?![^>]*\\shreflang)[^>]*\\shref=")/(?!/|${BASE.slice(1)})`,
  'g',
)

/**
 * Texts write their links from the top of the site, /rules/; where it stands below a path they get it.
 * A link to another language knows where that stands.
 */
const withBase = (html: string): string =>
  BASE === '/' ? html : html.replace(FROM_THE_TOP, `$1${BASE}`)

/** A term is explained by its game. */
const glossOf: Gloss = (id) => {
  const game = GAMES.find(({ hasTerm }) => hasTerm(id))
  if (!game) throw new TextError(`no game has a term ${id}`)
  return game.glossOf(id)
}

/** Renders the terms of every page: text, headings, titles and sidebar alike may hold [[id|을]]. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.includes('text/html')) return response
  const html = await response.text()
  try {
    return new Response(withBase(renderPage(html, glossOf)), response)
  } catch (error) {
    if (error instanceof TextError) error.message = `${url.pathname}: ${error.message}`
    throw error
  }
})
