import { useId, useState } from 'preact/hooks'
import type { Game } from '../../engine/game.ts'
import type { GameTypes } from '../../engine/types.ts'
import { t, translator } from '../../text/messages/typed.ts'
import { Message } from '../Message.tsx'
import { useNames } from '../use-names.ts'
import type { TableWords, Typed, Typing } from './definition.ts'

interface Props<G extends GameTypes> {
  game: Game<G>
  words: TableWords<G>
  typing: Typing<G>
  position: G['Position']
  onAttempt: (move: G['Move']) => void
  /** A text was typed that names no one move. */
  onUnclear?: (text: string, read: Typed<G['Move']>) => void
  /** What is asked for, and what the button does, where a move is not made. */
  label?: string
  action?: string
}

/** A line to type a move into: one more way to do what taps do, for every decision. */
export function TypedMove<G extends GameTypes>(props: Props<G>) {
  const { game, words, typing, position, onAttempt, onUnclear } = props
  const { label = t('typed.label'), action = t('typed.play') } = props
  const [text, setText] = useState('')
  const [read, setRead] = useState<Typed<G['Move']> | null>(null)
  const names = useNames()
  const id = useId()
  const { value: first } = game.legalMoves(position).next()
  /** A move that could be typed now. */
  const example = first ? typing.typedWords(first, names) : ''
  const attempt = (move: G['Move']): void => {
    setText('')
    setRead(null)
    onAttempt(move)
  }
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault()
        const found = typing.readMove(position, text)
        if (found.is === 'move') attempt(found.move)
        else {
          setRead(found)
          onUnclear?.(text, found)
        }
      }}
    >
      <label for={id}>{label}</label>
      <input
        id={id}
        value={text}
        autocomplete="off"
        enterkeyhint="go"
        placeholder={example}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="quiet-action">
        {action}
      </button>
      <p role="status">
        {read?.is === 'none' && translator(names)('typed.none', { example })}
        {read?.is === 'many' && t('typed.many', { count: read.moves.length })}
      </p>
      {read?.is === 'many' && (
        <ul class="choices">
          {read.moves.map((move) => (
            <li key={JSON.stringify(move)}>
              <button type="button" class="quiet-action" onClick={() => attempt(move)}>
                <Message segments={words.move(move)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
