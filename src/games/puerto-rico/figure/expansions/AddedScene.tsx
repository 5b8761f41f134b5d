import type { RuleSceneProps } from '../../../../ui/figure/RuleScene.tsx'
import { RuleScene } from '../RuleScene.tsx'
import './figures.ts'

/** The scene of a rule of an expansion, which comes with its rules. */
export function AddedScene(props: RuleSceneProps) {
  return <RuleScene {...props} />
}
