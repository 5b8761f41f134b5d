import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/**
 * The words of one rule: its title, what is said when it refuses a move, its line in the log, and the
 * line's other wordings, where coins or points move, where somebody who stood there does, and where
 * something comes for what was given.
 */
const ruleWordsSchema = v.strictObject({
  title: text,
  refuse: v.exactOptional(text),
  note: v.exactOptional(text),
  money: v.exactOptional(text),
  resident: v.exactOptional(text),
  gain: v.exactOptional(text),
})

export type RuleWords = v.InferOutput<typeof ruleWordsSchema>

/** rules.yaml of a game. */
export interface RulesFile {
  chapters: Record<string, string>
  rules: Record<string, RuleWords>
}

/** rules.yaml of a translation: what it has so far. */
export const someRulesSchema = (
  chapters: readonly string[],
  rules: readonly string[],
): v.GenericSchema<unknown, RulesFile> =>
  v.strictObject({
    chapters: v.record(v.picklist(chapters), text),
    rules: v.record(v.picklist(rules), ruleWordsSchema),
  })

/** rules.yaml: a name for every chapter, words for every rule, and nothing else. */
export const rulesSchema = (
  chapters: readonly string[],
  rules: readonly string[],
): v.GenericSchema<unknown, RulesFile> =>
  v.strictObject({
    chapters: v.strictObject(v.entriesFromList(chapters, text)),
    rules: v.strictObject(v.entriesFromList(rules, ruleWordsSchema)),
  })
