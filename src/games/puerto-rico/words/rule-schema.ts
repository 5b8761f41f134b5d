import * as v from 'valibot'
import { CHAPTERS, RULES } from '../rules/rule-ids.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** The words of one rule: its title, what is said when it refuses a move, its line in the log. */
export const ruleWordsSchema = v.strictObject({
  title: text,
  refuse: v.exactOptional(text),
  note: v.exactOptional(text),
})

export type RuleWords = v.InferOutput<typeof ruleWordsSchema>

/** rules.yaml of a translation: what it has so far. */
export const someRulesSchema = v.strictObject({
  chapters: v.record(v.picklist(CHAPTERS.map(({ id }) => id)), text),
  rules: v.record(v.picklist(RULES), ruleWordsSchema),
})

/** rules.yaml: a name for every chapter, words for every rule, and nothing else. */
export const rulesSchema = v.strictObject({
  chapters: v.strictObject(
    v.entriesFromList(
      CHAPTERS.map(({ id }) => id),
      text,
    ),
  ),
  rules: v.strictObject(v.entriesFromList(RULES, ruleWordsSchema)),
})
