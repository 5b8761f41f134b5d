/** The worker that weighs decisions of games with an expansion. */
import '../rules/expansions/rules.ts'
import './weigh-worker.ts'
