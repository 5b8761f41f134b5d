/** Both expansions, in rules, scenarios and words. Importing this module makes them known; only who plays with them does. */
import './rules/expansions/rules.ts'
import './scenario/expansions.ts'
import './words/expansions.ts'
