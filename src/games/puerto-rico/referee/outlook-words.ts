/** How near the end is, in words. */

import { COLON, STOP } from '#language/language.ts'
import { letterOf } from '../../../engine/seats.ts'
import { joined, type Words } from '../../../referee/words.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { Position } from '../rules/state.ts'
import { END_TRIGGERS, type EndTrigger } from '../rules/vocabulary.ts'
import { say } from '../words/messages/referee.ts'
import type { SeatName } from '../words/say.ts'
import { END_RULES } from './end-rules.ts'
import { type Nearness, type Outlook, outlookOf } from './outlook.ts'
import { ruleTitle } from './words.ts'

interface EndLine {
  trigger: EndTrigger
  rule: RuleId
  nearness: Nearness
  /** '일어날 수 있다' */
  state: Words
  /** What is left of it, in figures. */
  figures: Words
}

/** The three reasons, each with its figures. */
export function endLines(position: Position, seatName: SeatName = letterOf): EndLine[] {
  const outlook = outlookOf(position)
  return END_TRIGGERS.map((trigger) => {
    const { nearness } = outlook[trigger]
    const state = say(`end.${nearness}`)
    return {
      trigger,
      rule: END_RULES[trigger],
      nearness,
      state,
      figures: figures(outlook, trigger, seatName),
    }
  })
}

/** What holds of the round as a whole; nothing while the game goes on. */
export function lastRoundWords(position: Position): Words | null {
  if (position.at === 'over') return say('end.over')
  const { ending, picksLeft } = outlookOf(position)
  return ending.length > 0 ? say('end.last', { count: picksLeft }) : null
}

function figures(
  { colonists, chips, city }: Outlook,
  trigger: EndTrigger,
  seatName: SeatName,
): Words {
  switch (trigger) {
    case 'colonists': {
      const { nearness, least, most, supply } = colonists
      if (nearness === 'never') return say('end.colonists-never')
      if (least === most) return say('end.colonists-exact', { count: least, supply })
      return say('end.colonists', { least, most, supply })
    }
    case 'chips':
      return say('end.chips', { left: chips.left, most: chips.most })
    case 'city': {
      const spaces = city.free.map((count, seat) =>
        say('end.spaces', { seat: seatName(seat), count }),
      )
      return say('end.city', { spaces: joined(spaces) })
    }
  }
}

/** All of it as lines. */
export function outlookWords(position: Position, seatName: SeatName = letterOf): Words[] {
  const last = lastRoundWords(position)
  return [
    ...(last ? [last] : []),
    ...endLines(position, seatName).map(({ rule, state, figures }) => [
      ...ruleTitle(rule),
      { text: COLON },
      ...state,
      { text: STOP },
      ...figures,
    ]),
  ]
}
