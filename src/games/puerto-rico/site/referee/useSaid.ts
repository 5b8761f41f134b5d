import { useEffect, useState } from 'preact/hooks'
import { verdictOn } from '../../../../referee/verdict.ts'
import { useNames } from '../../../../ui/use-names.ts'
import { puertoRico } from '../../plug.ts'
import { rulingWords } from '../../referee/report.ts'
import type { Position } from '../../rules/state.ts'
import { toText } from '../../words/markup.ts'
import { openLink } from './opening.ts'
import type { Ruling } from './rulings.ts'
import { useCalled } from './seat-names.ts'

/** A ruling in the words of now, and the table that it was given at; null where its link can no longer be read. */
interface Said {
  said: string
  position: Position | null
}

/** Rulings with the names that the players have by now: those from before the naming too. */
export function useSaid(rulings: readonly Ruling[]): readonly (Ruling & Said)[] {
  const { nameOf, names } = useCalled()
  const set = useNames()
  const [said, setSaid] = useState<ReadonlyMap<string, Said>>(new Map())
  useEffect(() => {
    let late = false
    const sayAgain = async ({ link, said }: Ruling): Promise<readonly [string, Said]> => {
      const opened = await openLink(link)
      if (!opened.ok || !opened.question.move) return [link, { said, position: null }]
      const { position, move } = opened.question
      const words = rulingWords(verdictOn(puertoRico, position, move), nameOf)
      return [link, { said: toText(words, set), position }]
    }
    Promise.all(rulings.map(sayAgain)).then((all) => !late && setSaid(new Map(all)))
    return () => {
      late = true
    }
  }, [rulings, names, set])
  return rulings.map((one) => ({ ...one, position: null, ...said.get(one.link) }))
}
