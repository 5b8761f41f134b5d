/** What people type, and what must answer them: queries.yaml. For the tests. */

import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { LANGUAGE } from '#language/language.ts'
import { queriesOf } from '../../../search/query.ts'
import { parseSource } from '../../../text/read-yaml.ts'

const FILE = `content/puerto-rico/words/${LANGUAGE}/queries.yaml`
const group = v.record(v.string(), v.array(v.string()))
const groups = parseSource(
  readFileSync(FILE, 'utf8'),
  FILE,
  v.strictObject({
    settled: group,
    named: group,
    tuned: group,
    apart: group,
    chat: v.optional(group, {}),
    fresh: v.optional(group, {}),
    unseen: v.optional(group, {}),
    expansions: v.optional(group, {}),
    strangers: group,
  }),
)

/** Those that must all be answered, and those of which now and then one may not be. */
export const QUERIES = {
  expected: [
    ...queriesOf(groups.settled),
    ...queriesOf(groups.named),
    ...queriesOf(groups.expansions),
  ],
  asked: [...queriesOf(groups.tuned), ...queriesOf(groups.apart)],
  /** In chat spelling; by the unseen ones nothing was mended. */
  chat: queriesOf(groups.chat),
  fresh: queriesOf(groups.fresh),
  unseen: queriesOf(groups.unseen),
  /** Of somebody who knew neither the search nor its words. */
  strangers: queriesOf(groups.strangers),
}
