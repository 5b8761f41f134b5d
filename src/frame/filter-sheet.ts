/** A sheet by which a choice hides the cases that it is not about, without any script; folds lie open then, and count no more. */
export function filterSheet(kinds: Iterable<string>): Response {
  const rules = Array.from(new Set(kinds), (kind) => {
    const about = `[data-of~="${kind}"]`
    return `main:has(option[value="${kind}"]:checked) :is([data-of],section,.fold):not(${about},:has(${about})){display:none}`
  })
  const anyChosen = 'main:has(option:checked:not([value=""]))'
  rules.push(
    `${anyChosen} .count{display:none}`,
    `${anyChosen} .fold::details-content{block-size:auto;content-visibility:visible}`,
  )
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/css' } })
}
