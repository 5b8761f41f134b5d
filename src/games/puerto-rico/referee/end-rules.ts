import type { RuleId } from '../rules/rule-ids.ts'
import type { EndTrigger } from '../rules/vocabulary.ts'

/** The rule behind each reason to end. */
export const END_RULES: Record<EndTrigger, RuleId> = {
  colonists: 'end.colonists',
  chips: 'end.chips',
  city: 'end.city',
}
