import type { RuleId } from '../games/puerto-rico/rules.ts'

/** A page of ours below the site's root, and what its link says (markup). */
export interface RuleLink {
  href: `/${string}`
  title: string
}

/** What stands below a rule's paragraph. */
export interface RuleLinks {
  /** Scenarios that show the rule. */
  scenarios: readonly RuleLink[]
  /** The position to try it in. */
  live: RuleLink | null
  /** Rulings that cite it. */
  cases: readonly RuleLink[]
}

/** The links of a rule's paragraph. */
export function linksOf(_rule: RuleId): RuleLinks {
  return { scenarios: [], live: null, cases: [] }
}
