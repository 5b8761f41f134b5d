/** Asks for all that an island imports at once, where one script would name the next (`scripts/postbuild/preload.ts`). */
export function fetchScripts(island: HTMLElement, priority: 'auto' | 'low' = 'auto'): void {
  const component = island.getAttribute('component-url')
  const links = document.querySelector<HTMLTemplateElement>(`[data-scripts="${component}"]`)
  if (!links) return
  for (const link of links.content.querySelectorAll('link')) link.fetchPriority = priority
  document.head.append(links.content)
}
