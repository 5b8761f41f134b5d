import { defineMiddleware } from 'astro:middleware'
import { renderPage } from './text/html.ts'
import { TextError } from './text/markup.ts'

/** Renders the terms of every page: text, headings, titles and sidebar alike may hold [[id|을]]. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.includes('text/html')) return response
  const html = await response.text()
  try {
    return new Response(renderPage(html), response)
  } catch (error) {
    if (error instanceof TextError) error.message = `${url.pathname}: ${error.message}`
    throw error
  }
})
