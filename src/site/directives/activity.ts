/** `client:activity`: an island that comes alive as `wake.ts` tells. */
import { waking } from './wake.ts'

export default waking()
