/** `client:awake`: an island that comes alive as `waking.ts` tells. */
import { waking } from './waking.ts'

export default waking()
