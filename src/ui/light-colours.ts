/** Colours of the light scheme by the names of `src/site/styles/tokens.css`: for pictures, which keep their colours. */
export function lightColours<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const probe = document.createElement('i')
  probe.style.colorScheme = 'light'
  document.body.append(probe)
  const colours = names.map((name): [Name, string] => {
    probe.style.color = `var(--${name})`
    return [name, getComputedStyle(probe).color]
  })
  probe.remove()
  return Object.fromEntries(colours) as Record<Name, string>
}
