import { useState } from 'preact/hooks'
import { COMMA, GAP } from '#language/language.ts'
import { contentOf } from '../../../../referee/link.ts'
import { verdictOn } from '../../../../referee/verdict.ts'
import { joined, type Words } from '../../../../referee/words.ts'
import { packLink, plainLink } from '../../../../saves/link.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import { Branches } from '../../../../ui/referee/Branches.tsx'
import { ModePanel } from '../../../../ui/referee/ModePanel.tsx'
import { MovesPanel } from '../../../../ui/referee/MovesPanel.tsx'
import { PlayOn } from '../../../../ui/referee/PlayOn.tsx'
import { type Asking, useAsking } from '../../../../ui/referee/useAsking.ts'
import { answerWords, VerdictPanel } from '../../../../ui/referee/VerdictPanel.tsx'
import { LiveTable } from '../../../../ui/table/LiveTable.tsx'
import { useNames } from '../../../../ui/use-names.ts'
import { puertoRico } from '../../plug.ts'
import { rulingWords } from '../../referee/report.ts'
import type { Move } from '../../rules/moves.ts'
import { resultOf } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { EditionLine } from '../../table/EditionLine.tsx'
import { taps } from '../../table/plug/taps.ts'
import { toText } from '../../words/markup.ts'
import { say, t } from '../../words/messages/referee.ts'
import { moveWords } from '../../words/moves.ts'
import { FinalScore } from '../score/FinalScore.tsx'
import { CopyTools } from './CopyTools.tsx'
import { EndPanel } from './EndPanel.tsx'
import { MoveForm } from './MoveForm.tsx'
import { useRulings } from './rulings.ts'
import { useCalled } from './seat-names.ts'
import { useTableOf } from './useTableOf.ts'
import { verdictWords } from './verdict-words.ts'

const RulingLog = lazy(async () => (await import('./RulingLog.tsx')).RulingLog)

/** Asking about a position: moves are tapped, typed or filled in; every one is answered. */
export function Ask(asking: Asking<PuertoRico>) {
  const table = useTableOf(asking.start.position)
  const [isLogOpen, setLogOpen] = useState(false)
  const log = useRulings()
  const { nameOf } = useCalled()
  const names = useNames()
  const note = (position: Position, move: Move): void => {
    const words = rulingWords(verdictOn(puertoRico, position, move), nameOf)
    const content = contentOf(puertoRico, { position, move })
    const { parts } = puertoRico.game
    log.add(toText(words, names), plainLink(parts, content), packLink(parts, content))
  }
  const { root, trail, live, verdict, question, mode, setMode, ask, play, takeUp } = useAsking(
    puertoRico,
    taps,
    asking,
    note,
  )
  const { position, branches } = trail
  const players = position.players.map((_, seat) => nameOf(seat))
  return (
    <div class="ask" ref={root}>
      <EditionLine state={position} />
      <VerdictPanel
        words={verdictWords}
        position={position}
        verdict={verdict}
        nameOf={nameOf}
        onAsk={ask}
        onPlay={play}
      />
      {table && (
        <LiveTable
          table={table}
          game={live}
          players={players}
          playsForced={false}
          answerWords={(answer) => answerWords(verdictWords, answer, nameOf)}
        />
      )}
      <Branches words={{ move: moveWords }} branches={branches} onTakeUp={takeUp} />
      <MoveForm key={`${position.at}${position.seat}`} position={position} onAsk={ask} />
      <ModePanel of="moves" mode={mode} onMode={setMode}>
        <MovesPanel plug={puertoRico} words={verdictWords} position={position} onAsk={ask} />
      </ModePanel>
      <ModePanel of="score" mode={mode} onMode={setMode}>
        <FinalScore
          result={resultOf(position)}
          players={players}
          instead={position.at === 'over' ? undefined : soFar(position, players)}
        />
      </ModePanel>
      <ModePanel of="end" mode={mode} onMode={setMode}>
        <EndPanel position={position} />
      </ModePanel>
      <CopyTools question={question} />
      <PlayOn plug={puertoRico} position={position} />
      <details
        class="panel"
        open={isLogOpen}
        onToggle={(event) => setLogOpen(event.currentTarget.open)}
      >
        <summary>{t('rulings.count', { count: log.rulings.length })}</summary>
        {isLogOpen && <RulingLog seats={position.players.length} log={log} />}
      </details>
    </div>
  )
}

/** What the points of now are worth: nothing yet, and who is ahead. */
function soFar(position: Position, players: readonly string[]): Words {
  const { winners, decidedBy } = resultOf(position)
  const names = winners.map((seat) => players[seat] ?? '')
  const [seat = ''] = names
  const leads =
    decidedBy === 'score.draw'
      ? say('score.leads-draw', { names: names.join(COMMA) })
      : say(decidedBy ? 'score.leads-tie' : 'score.leads', { seat })
  return joined([say('score.unfinished'), leads], GAP)
}
