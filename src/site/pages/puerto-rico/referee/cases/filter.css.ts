import type { APIRoute } from 'astro'
import { casesOfBuild } from '../../../../../games/puerto-rico/referee/cases.ts'

/** A choice hides what it is not about, without any script. */
export const GET: APIRoute = () => {
  const kinds = new Set(
    casesOfBuild().flatMap(({ subjects, buildings, rules }): string[] => [
      ...subjects,
      ...buildings,
      ...rules,
    ]),
  )
  const rules = Array.from(kinds, (kind) => {
    const chosen = `.cases:has(option[value="${kind}"]:checked)`
    return `${chosen} [data-of]:not([data-of~="${kind}"]),${chosen} section:not(:has([data-of~="${kind}"])){display:none}`
  })
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/css' } })
}
