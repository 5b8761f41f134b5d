import { Component, type ComponentChildren, type RefObject } from 'preact'
import { isWide, watchWidth } from '../../../../ui/wide.ts'

interface Props {
  /** What folds it away. */
  fold: RefObject<HTMLDetailsElement>
  /** It is opened as it is drawn. */
  open: boolean
  /** It folds at every width. */
  folds: boolean
  children: ComponentChildren
}

/** What a zone holds. Folded away it is seen by nobody, and is drawn anew only once it opens. */
export class WhileOpen extends Component<Props> {
  isStale = false
  stop = (): void => {}

  override componentDidMount(): void {
    const { current } = this.props.fold
    if (!current) return
    const follow = (): void => {
      if (this.isStale && this.isOpen(this.props)) this.forceUpdate()
    }
    // Told before the next picture, whatever opened it.
    const observer = new MutationObserver(follow)
    observer.observe(current, { attributeFilter: ['open'] })
    const stopWatching = watchWidth(follow)
    this.stop = () => {
      observer.disconnect()
      stopWatching()
    }
  }

  override componentWillUnmount(): void {
    this.stop()
  }

  override shouldComponentUpdate(next: Props): boolean {
    // As it folds it is drawn once more, so that nothing in it stays lit.
    this.isStale = !this.props.open && !this.isOpen(next)
    return !this.isStale
  }

  isOpen({ open, folds, fold }: Props): boolean {
    return open || fold.current?.open !== false || (!folds && isWide())
  }

  render({ children }: Props) {
    this.isStale = false
    return children
  }
}
