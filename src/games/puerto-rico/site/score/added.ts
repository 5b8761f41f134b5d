/** What the score sheet needs of the expansions. */
import '../../rules/expansions/rules.ts'
import '../../words/expansions.ts'
