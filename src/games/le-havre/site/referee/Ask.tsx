import { COMMA, GAP } from '#language/language.ts'
import { letterOf } from '../../../../engine/seats.ts'
import { joined, type Words } from '../../../../referee/words.ts'
import { Branches } from '../../../../ui/referee/Branches.tsx'
import { ModePanel } from '../../../../ui/referee/ModePanel.tsx'
import { MovesPanel } from '../../../../ui/referee/MovesPanel.tsx'
import { PlayOn } from '../../../../ui/referee/PlayOn.tsx'
import { type Asking, useAsking } from '../../../../ui/referee/useAsking.ts'
import { answerWords, VerdictPanel } from '../../../../ui/referee/VerdictPanel.tsx'
import { LiveTable } from '../../../../ui/table/LiveTable.tsx'
import { leHavre } from '../../plug.ts'
import { resultOf } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import type { LeHavre } from '../../rules/types.ts'
import { OptionLine } from '../../table/OptionLine.tsx'
import { table } from '../../table/plug.tsx'
import { say } from '../../words/messages/referee.ts'
import { FinalScore } from '../play/FinalScore.tsx'
import { CopyTools } from './CopyTools.tsx'
import { verdictWords } from './verdict-words.ts'
import { WaysPanel } from './WaysPanel.tsx'

/** Asking about a position: moves are tapped, typed or chosen from a list; every one is answered. */
export function Ask(asking: Asking<LeHavre>) {
  const asked = useAsking(leHavre, table, asking)
  const { root, trail, live, verdict, question, mode, setMode, ask, play, takeUp } = asked
  const { position, branches } = trail
  const players = position.players.map((_, seat) => letterOf(seat))
  return (
    <div class="ask" ref={root}>
      <OptionLine options={position.options} />
      <VerdictPanel
        words={verdictWords}
        position={position}
        verdict={verdict}
        nameOf={letterOf}
        onAsk={ask}
        onPlay={play}
      />
      <WaysPanel position={position} onAsk={ask} />
      <LiveTable
        table={table}
        game={live}
        players={players}
        playsForced={false}
        answerWords={(answer) => answerWords(verdictWords, answer, letterOf)}
      />
      <Branches words={verdictWords} branches={branches} onTakeUp={takeUp} />
      <ModePanel of="moves" mode={mode} onMode={setMode}>
        <MovesPanel plug={leHavre} words={verdictWords} position={position} onAsk={ask} />
      </ModePanel>
      <ModePanel of="score" mode={mode} onMode={setMode}>
        <FinalScore
          position={position}
          players={players}
          {...(position.at !== 'over' && { instead: soFar(position) })}
        />
      </ModePanel>
      <CopyTools question={question} />
      <PlayOn plug={leHavre} position={position} />
    </div>
  )
}

/** What the wealth of now is worth: nothing yet, and who is ahead. */
function soFar(position: Position): Words {
  const seats = resultOf(position).winners.map(letterOf).join(COMMA)
  return joined([say('score.unfinished'), say('score.leads', { seats })], GAP)
}
