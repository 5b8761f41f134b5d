/** A sheet by which a choice hides the cases that it is not about, without any script. */
export function filterSheet(kinds: Iterable<string>): Response {
  const rules = Array.from(new Set(kinds), (kind) => {
    const chosen = `main:has(option[value="${kind}"]:checked)`
    return `${chosen} [data-of]:not([data-of~="${kind}"]),${chosen} section:not(:has([data-of~="${kind}"])){display:none}`
  })
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/css' } })
}
