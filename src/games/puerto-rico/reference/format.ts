/** The format of Puerto Rico's scenario files, told in tables. */
import type { GameFormat } from '../../../frame/game-format.ts'
import { formatOf } from '../../../scenario/format.ts'
import type { WordFor } from '../../../scenario/keys.ts'
import { puertoRico } from '../complete.ts'
import { OPTION_IDS } from '../rules/editions.ts'
import { ADDED_CHAPTERS } from '../rules/expansions/rule-ids.ts'
import { EXPANSION_OPTION_IDS } from '../rules/expansions.ts'
import { CHAPTERS, rulesOf } from '../rules/rule-ids.ts'
import {
  ADDED_DECISIONS,
  ALL_BUILDINGS,
  DECISIONS,
  GOODS,
  ROLE_TILES,
} from '../rules/vocabulary.ts'
import { ALL_BUILDING_CODES, GOOD_CODES } from '../scenario/line/added-codes.ts'
import { ROLE_CODES } from '../scenario/line/codes.ts'
import { addedOptionName } from '../words/expansion-options.ts'
import { WORDS_FOR_IDS } from '../words/keys.ts'
import { toText } from '../words/markup.ts'
import { optionName } from '../words/options.ts'
import { chapterName, ruleLabel, ruleWords } from '../words/rules.ts'
import { addressOf } from './rule-pages.ts'

const lists = {
  at: [...DECISIONS, ...ADDED_DECISIONS, 'over'],
  roles: ROLE_TILES,
  goods: GOODS,
  buildings: ALL_BUILDINGS,
}

export const format: GameFormat = {
  format: formatOf(puertoRico, {
    lists,
    letters: { ...GOOD_CODES, ...ROLE_CODES, ...ALL_BUILDING_CODES },
    words: [
      ...WORDS_FOR_IDS,
      ...OPTION_IDS.map((id): WordFor => [toText(optionName(id)), id]),
      ...EXPANSION_OPTION_IDS.map((id): WordFor => [toText(addedOptionName(id)), id]),
    ],
  }),
  chapters: [...CHAPTERS, ...ADDED_CHAPTERS].map(({ id }) => ({
    name: chapterName(id),
    rules: rulesOf(id).map((rule) => ({
      id: rule,
      label: ruleLabel(rule),
      title: ruleWords(rule).title,
      href: addressOf(rule),
    })),
  })),
}
