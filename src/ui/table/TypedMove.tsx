import { useId, useState } from 'preact/hooks'
import { game } from '../../games/puerto-rico/rules/game.ts'
import type { Move } from '../../games/puerto-rico/rules/moves.ts'
import type { Position } from '../../games/puerto-rico/rules/state.ts'
import { moveWords } from '../../games/puerto-rico/words/moves.ts'
import { readMove, type Typed, typedWords } from '../../games/puerto-rico/words/typed.ts'
import { t, translator } from '../../text/messages/t.ts'
import type { NamingSet } from '../../text/names.ts'
import { Say } from '../Say.tsx'
import { useNames } from '../use-names.ts'

interface Props {
  position: Position
  onAttempt: (move: Move) => void
}

/** A line to type a move into: one more way to do what taps do, for every decision. */
export function TypedMove({ position, onAttempt }: Props) {
  const [text, setText] = useState('')
  const [read, setRead] = useState<Typed | null>(null)
  const names = useNames()
  const id = useId()
  const attempt = (move: Move): void => {
    setText('')
    setRead(null)
    onAttempt(move)
  }
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault()
        const found = readMove(position, text)
        if (found.is === 'move') attempt(found.move)
        else setRead(found)
      }}
    >
      <label for={id}>{t('typed.label')}</label>
      <input
        id={id}
        value={text}
        autocomplete="off"
        enterkeyhint="go"
        placeholder={exampleAt(position, names)}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="quiet-action">
        {t('typed.play')}
      </button>
      <p role="status">
        {read?.is === 'none' &&
          translator(names)('typed.none', { example: exampleAt(position, names) })}
        {read?.is === 'many' && t('typed.many', { count: read.moves.length })}
      </p>
      {read?.is === 'many' && (
        <ul class="choices">
          {read.moves.map((move) => (
            <li key={JSON.stringify(move)}>
              <button type="button" class="quiet-action" onClick={() => attempt(move)}>
                <Say of={moveWords(move)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

/** A move that could be typed now. */
function exampleAt(position: Position, names: NamingSet): string {
  const { value: move } = game.legalMoves(position).next()
  return move ? typedWords(move, names) : ''
}
