import { CHAPTER_NAMES, RULE_WORDS } from '#puerto-rico/words/generated/rules.ts'
import type { RuleWords } from '../../../text/rule-schema.ts'
import { type ChapterId, placeOf, type RuleId } from '../rules/rule-ids.ts'
import './names.ts'

/** The words of a rule: title, refusal, log line; all of them markup. */
export function ruleWords(rule: RuleId): RuleWords {
  return RULE_WORDS[rule]
}

/** What a chapter is called (markup). */
export function chapterName(chapter: ChapterId): string {
  return CHAPTER_NAMES[chapter]
}

/** How a rule is quoted (markup): '선장 6.6', '[[mayor]] 2.1'. */
export function ruleLabel(rule: RuleId): string {
  const { chapter, number } = placeOf(rule)
  return `${CHAPTER_NAMES[chapter]} ${number}`
}
