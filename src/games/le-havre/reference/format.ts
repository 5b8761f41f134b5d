/** The format of Le Havre's scenario files, told in tables. */
import { CHAPTER_NAMES } from '#le-havre/words/generated/rules.ts'
import type { GameFormat } from '../../../frame/game-format.ts'
import { formatOf } from '../../../scenario/format.ts'
import type { WordFor } from '../../../scenario/keys.ts'
import { leHavre } from '../definition.ts'
import { OPTION_IDS } from '../rules/options.ts'
import { CHAPTERS, pageOf, type RuleId } from '../rules/rule-ids.ts'
import {
  DECISIONS,
  GOODS,
  SHIPS,
  SPECIAL_BUILDINGS,
  STANDARD_BUILDINGS,
  TILES,
} from '../rules/vocabulary.ts'
import { CARD_CODES, ITEM_CODES, TILE_CODES } from '../scenario/line/codes.ts'
import { WORDS_FOR_IDS } from '../words/keys.ts'
import { toText } from '../words/markup.ts'
import { optionWords } from '../words/options.ts'
import { ruleLabel, ruleWords } from '../words/rules.ts'

const lists = {
  at: [...DECISIONS, 'over'],
  goods: GOODS,
  tiles: TILES,
  buildings: STANDARD_BUILDINGS,
  specialBuildings: SPECIAL_BUILDINGS,
  ships: SHIPS,
}

export const format: GameFormat = {
  format: formatOf(leHavre, {
    lists,
    letters: { ...ITEM_CODES, ...TILE_CODES, ...CARD_CODES },
    words: [...WORDS_FOR_IDS, ...OPTION_IDS.map((id): WordFor => [toText(optionWords(id)), id])],
  }),
  chapters: CHAPTERS.map(({ id, rules }) => ({
    name: CHAPTER_NAMES[id],
    rules: (Object.keys(rules) as RuleId[]).map((rule) => ({
      id: rule,
      label: ruleLabel(rule),
      title: ruleWords(rule).title,
      href: `/le-havre/rules/${pageOf(rule)}/#${rule}`,
    })),
  })),
}
