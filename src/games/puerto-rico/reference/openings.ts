/** How games of strong bots began, as `npm run -s openings` has counted it (Node only). */
import { readOpenings } from '../../../frame/opening-file.ts'

export const OPENINGS_FILE = 'content/puerto-rico/openings.jsonl'

/** What was counted at each table; without the file nothing. */
export const openings = () => readOpenings(OPENINGS_FILE)
