/** Links of games between 민수 and 영희, who have both sat down, part of the way. */
import { linked as linkedLeHavre } from '../src/games/le-havre/linked.ts'
import { saves as savesLeHavre } from '../src/games/le-havre/saves.ts'
import { linked } from '../src/games/puerto-rico/linked.ts'
import { saves } from '../src/games/puerto-rico/saves.ts'
import { writeGame } from '../src/saves/by-link/link.ts'
import type { Named } from './by-link.ts'
import { finishedGame, finishedLeHavre } from './finished-game.ts'

const PEOPLE = ['human', 'human']
const LINK = {
  names: ['민수', '영희'],
  taken: [true, true],
  marks: [11, 22],
  own: [],
  hints: true,
  turnedBack: 0,
  sent: 0,
}

/** When they were last played. */
const SAVED = Date.UTC(2026, 0, 2, 12)

/** How many of a whole game's moves have been made, by the seats that make them. */
type Cut = (seats: readonly number[]) => number

/** Shortly before the end. */
export const NEAR_END: Cut = ({ length }) => length - 12
/** Late, where much is lacking or cheaper than printed. */
export const LATE: Cut = ({ length }) => Math.floor(0.75 * length) + 3
/** Early, and 영희 is to move. */
export const SECOND_TO_MOVE: Cut = (seats) => seats.indexOf(1, 4)

/** The link of a game by its name, behind the address of its page of play. */
export const GAME_LINKS: Record<Named, (cut: Cut) => string> = {
  'puerto-rico'(cut) {
    const whole = finishedGame(PEOPLE)
    const moves = whole.moves.slice(0, cut(whole.moves.map(({ seat }) => seat)))
    return writeGame(saves, linked, { ...whole, id: '00000000aa', saved: SAVED, moves, link: LINK })
  },
  'le-havre'(cut) {
    const whole = finishedLeHavre(PEOPLE)
    const moves = whole.moves.slice(0, cut(whole.moves.map(({ seat }) => seat)))
    return writeGame(savesLeHavre, linkedLeHavre, {
      ...whole,
      id: '00000000bb',
      saved: SAVED,
      moves,
      link: LINK,
    })
  },
}
