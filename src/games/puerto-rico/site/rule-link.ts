import { to } from '../../../ui/link.ts'
import { type ChapterId, placeOf, type RuleId } from '../rules/rule-ids.ts'

/** Chapters whose page is called otherwise. */
const PAGES: Partial<Record<ChapterId, string>> = {
  commercial: 'commercial-buildings',
  large: 'large-buildings',
  form: 'round',
}

/** The address of a rule's paragraph, from its chapter alone, so that live pages need not carry the reference. */
export function ruleHref(rule: RuleId): string {
  const { chapter } = placeOf(rule)
  return to(`/puerto-rico/rules/${PAGES[chapter] ?? chapter}/#${rule}`)
}
