import { to } from '../../../ui/link.ts'
import { pageOf, type RuleId } from '../rules/rule-ids.ts'

/** Where a rule stands in the reference: each chapter is a page. */
export const ruleHref = (rule: RuleId): string => to(`/le-havre/rules/${pageOf(rule)}/#${rule}`)
