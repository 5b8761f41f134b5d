import { Component, type ComponentChildren } from 'preact'

interface Props {
  class: string
  /** It is not seen at first, and comes alive later. */
  waits: boolean
  children: ComponentChildren
}

const isServer = typeof document === 'undefined'

/** This page was made with parts that are to wait, and nothing of it is alive yet. */
let isWaking = !isServer && document.querySelector('[data-asleep]') !== null

/** They come alive one after the other. */
let last = Promise.resolve()

/** Calls back once no part of this has to come alive any more; at once where none has. */
export function onceHydrated(root: Element, then: () => void): void {
  if (!root.querySelector('[data-asleep]')) then()
  else last.then(() => setTimeout(() => onceHydrated(root, then)))
}

function turn(): Promise<void> | null {
  if (!isWaking) return null
  // An island is hydrated at a stretch; what is drawn after that is new, and waits for nothing.
  queueMicrotask(() => {
    isWaking = false
  })
  last = last.then(() => new Promise((resolve) => setTimeout(resolve)))
  return last
}

/**
 * A part of an island that may come alive after it, in a task of its own, so that none is long. Until then it stands
 * as the page was made with it, `data-asleep` (`src/site/directives/wake.ts`).
 */
export class Deferred extends Component<Props> {
  wait = this.props.waits ? turn() : null

  /** Preact leaves what it was to hydrate as it lies where a promise is thrown, and takes it up when it is drawn again. */
  override componentDidCatch(thrown: unknown): void {
    if (thrown !== this.wait) throw thrown
    // Preact takes a part that asks to be drawn again for one that has dealt with it.
    this.setState({})
    this.wait?.then(() => {
      this.wait = null
      this.forceUpdate()
    })
  }

  override shouldComponentUpdate(): boolean {
    return this.wait === null
  }

  render(props: Props) {
    return <Part wait={this.wait} {...props} />
  }
}

function Part({ wait, waits, children, ...rest }: Props & { wait: Promise<void> | null }) {
  if (wait) throw wait
  return (
    <div {...rest} data-asleep={isServer && waits ? '' : undefined} ref={wakeUp}>
      {children}
    </div>
  )
}

function wakeUp(part: HTMLElement | null): void {
  part?.removeAttribute('data-asleep')
}
