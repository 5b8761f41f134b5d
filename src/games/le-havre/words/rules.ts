import { CHAPTER_NAMES, RULE_WORDS } from '#le-havre/words/generated/rules.ts'
import type { RuleWords } from '../../../text/rule-schema.ts'
import { CHAPTERS, placeOf, type RuleId } from '../rules/rule-ids.ts'
import './names.ts'

/** The words of a rule: title, refusal, log line; all of them markup. */
export function ruleWords(rule: RuleId): RuleWords {
  return RULE_WORDS[rule]
}

/** How a rule is quoted (markup): '건물 들어가기 3.6'. */
export function ruleLabel(rule: RuleId): string {
  const place = placeOf(rule)
  const chapter = CHAPTERS.find(({ number }) => place.startsWith(`${number}.`))
  return `${chapter ? CHAPTER_NAMES[chapter.id] : ''} ${place}`
}
