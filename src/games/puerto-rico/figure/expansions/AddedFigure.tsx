import type { ComponentProps } from 'preact'
import { LiveFigure } from '../LiveFigure.tsx'
import './figures.ts'

/** A figure of a game with an expansion, which comes with its rules. */
export function AddedFigure(props: ComponentProps<typeof LiveFigure>) {
  return <LiveFigure {...props} />
}
