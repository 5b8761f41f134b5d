/**
 * Asks for all that an island imports at once, where one script would name the next (`scripts/postbuild/preload.ts`).
 * Gives their addresses, each after those that it imports.
 */
export function fetchScripts(island: HTMLElement, priority: 'auto' | 'low' = 'auto'): string[] {
  const component = island.getAttribute('component-url')
  const template = document.querySelector<HTMLTemplateElement>(`[data-scripts="${component}"]`)
  if (!template) return []
  const links = Array.from(template.content.querySelectorAll('link'))
  for (const link of links) link.fetchPriority = priority
  document.head.append(template.content)
  return links.map(({ href }) => href)
}
