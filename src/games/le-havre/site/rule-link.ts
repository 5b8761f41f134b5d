import { to } from '../../../ui/link.ts'
import type { RuleId } from '../rules/rule-ids.ts'

/** Where a rule stands in the list of rules. */
export const ruleHref = (rule: RuleId): string => to(`/le-havre/rules/#${rule}`)
