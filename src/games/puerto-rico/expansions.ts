/** Both expansions, in rules, scenarios, words and what the referee foresees. Importing this module makes them known; only who plays with them does. */
import './referee/expansions/points.ts'
import './rules/expansions/rules.ts'
import './scenario/expansions.ts'
import './words/expansions.ts'
