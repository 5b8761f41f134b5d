import { CHAPTER_NAMES, RULE_WORDS } from '#puerto-rico/words/generated/rules.ts'
import type { RuleWords } from '../../../text/rule-schema.ts'
import { type AddedRuleId, type ChapterId, placeOf, type RuleId } from '../rules/rule-ids.ts'
import './names.ts'

const words: Partial<Record<RuleId, RuleWords>> = { ...RULE_WORDS }

/** Makes the words of the expansions known, which only pages that play them load. */
export function addRuleWords(added: Readonly<Record<AddedRuleId, RuleWords>>): void {
  Object.assign(words, added)
}

/** The words of a rule: title, refusal, log line; all of them markup. Those of an expansion have to be added first. */
export function ruleWords(rule: RuleId): RuleWords {
  const found = words[rule]
  if (!found) throw new RangeError(`no words for ${rule}`)
  return found
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
