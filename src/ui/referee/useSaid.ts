import { useEffect, useState } from 'preact/hooks'
import { verdictOn } from '../../referee/verdict.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { toText } from '../../text/markup.ts'
import { useNames } from '../use-names.ts'
import type { AskDefinition } from './definition.ts'
import { rulingWords } from './report.ts'
import type { Ruling } from './rulings.ts'
import { useCalled } from './seat-names.ts'

/** What telling a ruling again asks of a game. */
export type SaidDefinition<G extends ScenarioTypes> = Pick<
  AskDefinition<G, never>,
  'gameDefinition' | 'words' | 'loadOpening'
>

/** A ruling in the words of now, and the table that it was given at; null where its link can no longer be read. */
interface Said<Position> {
  said: string
  position: Position | null
}

/** Rulings with the names that the players have by now: those from before the naming too. */
export function useSaid<G extends ScenarioTypes>(
  { gameDefinition, words, loadOpening }: SaidDefinition<G>,
  rulings: readonly Ruling[],
): readonly (Ruling & Said<G['Position']>)[] {
  const { nameOf, names } = useCalled()
  const set = useNames()
  const [said, setSaid] = useState<ReadonlyMap<string, Said<G['Position']>>>(new Map())
  useEffect(() => {
    let late = false
    const sayAgain = async ({
      link,
      said,
    }: Ruling): Promise<readonly [string, Said<G['Position']>]> => {
      const opened = await (await loadOpening()).openLink(link)
      if (!opened.ok || !opened.question.move) return [link, { said, position: null }]
      const { position, move } = opened.question
      const ruling = rulingWords(words, position, verdictOn(gameDefinition, position, move), nameOf)
      return [link, { said: toText(ruling, set), position }]
    }
    Promise.all(rulings.map(sayAgain)).then((all) => !late && setSaid(new Map(all)))
    return () => {
      late = true
    }
  }, [rulings, names, set])
  return rulings.map((one) => ({ ...one, position: null, ...said.get(one.link) }))
}
