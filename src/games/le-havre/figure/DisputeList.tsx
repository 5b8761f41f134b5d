import { type DisputeProps, DisputeList as List } from '../../../ui/figure/DisputeList.tsx'
import { LiveFigure } from './LiveFigure.tsx'

/** The cases about one thing. */
export const DisputeList = (props: DisputeProps) => <List Figure={LiveFigure} {...props} />
