/** Other words by which people ask for a rule, from asked.yaml. For the build and the tests. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { RULES, type RuleId } from '../games/puerto-rico/rules/rule-ids.ts'
import { parseSource } from '../text/sources.ts'

const FILE = 'content/puerto-rico/words/ko/asked.yaml'
const schema = v.record(v.picklist(RULES), v.array(v.pipe(v.string(), v.nonEmpty())))

const asked = new Map(Object.entries(parseSource(readFileSync(FILE, 'utf8'), FILE, schema)))

/** What a rule is asked for by, as markup; nothing for most. */
export function askedFor(rule: RuleId): readonly string[] {
  return asked.get(rule) ?? []
}
