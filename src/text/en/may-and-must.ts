/** How English tells a permission and a duty, in a title as in a paragraph. */
import type { Telling } from '../may-and-must.ts'

export const TELLING: Telling = {
  may: { title: /\bmay\b/, paragraph: /\bmay\b/ },
  must: { title: /\bmust\b/, paragraph: /\bmust\b/ },
  forbids: /$^/,
  only: (role) => new RegExp(`\\b(?:only the ${role}|the ${role} alone)\\b`, 'i'),
  differs: /different|declined|skipped/,
  undone: /actions? (?:of [^.]*)?may be declined|not take (?:the|its) action|pass on the actions/,
}
