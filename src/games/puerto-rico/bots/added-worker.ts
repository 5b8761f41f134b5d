/** The bots' worker for games with an expansion. */
import '../rules/expansions/rules.ts'
import './worker.ts'
