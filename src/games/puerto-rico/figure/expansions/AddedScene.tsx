import type { ComponentProps } from 'preact'
import { RuleScene } from '../RuleScene.tsx'
import './figures.ts'

/** The scene of a rule of an expansion, which comes with its rules. */
export function AddedScene(props: ComponentProps<typeof RuleScene>) {
  return <RuleScene {...props} />
}
