import { type RuleSceneProps, RuleScene as Scene } from '../../../ui/figure/RuleScene.tsx'
import { LiveFigure } from './LiveFigure.tsx'

/** The scene of a rule, opened below its paragraph when it is asked for. */
export const RuleScene = (props: RuleSceneProps) => <Scene Figure={LiveFigure} {...props} />
