import type { Component, ComponentChild, FunctionComponent } from 'preact'

/** A component that looks the same for the same properties, so that it is drawn again only when one of them changes. */
export function memo<P extends object>(draw: (props: P) => ComponentChild): FunctionComponent<P> {
  function Memo(this: Component<P>, props: P): ComponentChild {
    this.shouldComponentUpdate = (next) => differ(this.props, next)
    return draw(props)
  }
  return Memo as FunctionComponent<P>
}

function differ(before: object, after: object): boolean {
  const [a, b] = [before as Record<string, unknown>, after as Record<string, unknown>]
  return [...Object.keys(a), ...Object.keys(b)].some((key) => a[key] !== b[key])
}
