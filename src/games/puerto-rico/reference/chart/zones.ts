/** The chart of Puerto Rico as drawings. */

import { type Zone, zonesOf } from '../../../../frame/chart/graph.ts'
import { toMarkup } from '../../../../text/markup.ts'
import { MOVE_DEFINITIONS } from '../../rules/move-definitions.ts'
import { say } from '../../words/messages/reference.ts'
import { baseStates } from './base-chart.ts'

export const zonesOfChart = (): Zone[] =>
  zonesOf({
    states: baseStates,
    moveDefinitions: MOVE_DEFINITIONS,
    stateWords: (path) => toMarkup(say(`chart.state.${path}` as 'chart.state.roles')),
    moveWords: (kind) => toMarkup(say(`chart.do.${kind}` as 'chart.do.pass')),
    // Which role was chosen is told by the phase that it leads to.
    guardWords: (guard) =>
      guard.endsWith('Chosen') ? '' : toMarkup(say(`chart.if.${guard}` as 'chart.if.lastSeat')),
  })
