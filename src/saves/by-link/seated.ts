/** Who sits where in a game by link: a mark is drawn as somebody sits down, so that two who took one seat are told apart. */
import type { Together } from '../game.ts'
import { MARKS } from './form.ts'

type Seated = Pick<Together, 'names' | 'taken' | 'marks'>

/** A mark for whoever sits down; never 0, which is nobody's. */
export const newMark = (): number =>
  1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % (MARKS - 1))

/** The same with one more seat of this device. Whoever sat there already comes back on another device, and keeps the mark. */
export function seatedAt(link: Together, seat: number, name = ''): Together {
  const { names, taken, marks, own } = link
  const mark = (taken[seat] && marks[seat]) || newMark()
  return {
    ...link,
    names: name ? names.with(seat, name) : names,
    taken: taken.with(seat, true),
    marks: names.map((_, at) => (at === seat ? mark : (marks[at] ?? 0))),
    own: [...own, seat],
  }
}

/** Who sits where as either knows it; where both know somebody, as `there` says. */
export function seatedTogether(here: Seated, there: Seated): Seated {
  const from = here.names.map((_, seat) => (there.taken[seat] ? there : here))
  const { marks } = here
  return {
    names: here.names.map((name, seat) => from[seat]?.names[seat] || name),
    taken: here.taken.map((taken, seat) => taken || there.taken[seat] === true),
    marks: here.names.map((_, seat) => there.marks[seat] || (marks[seat] ?? 0)),
  }
}

/** A seat that two people sit at; undefined where there is none, or nobody can know. */
export function seatOfTwo(here: Seated, there: Seated): number | undefined {
  const seat = here.names.findIndex((_, at) => {
    const [one, other] = [here.marks[at], there.marks[at]]
    return one && other && one !== other
  })
  return seat < 0 ? undefined : seat
}
