import { useState } from 'preact/hooks'
import { contentOf } from '../../referee/link.ts'
import { verdictOn } from '../../referee/verdict.ts'
import { packLink, plainLink } from '../../saves/link.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { toText } from '../../text/markup.ts'
import { t } from '../../text/messages/referee.ts'
import { lazy } from '../lazy.tsx'
import { LiveTable } from '../table/LiveTable.tsx'
import { useNames } from '../use-names.ts'
import { Branches } from './Branches.tsx'
import { CopyQuestion } from './CopyQuestion.tsx'
import type { AskDefinition } from './definition.ts'
import { ModePanel } from './ModePanel.tsx'
import { MoveForm } from './MoveForm.tsx'
import { MovesPanel } from './MovesPanel.tsx'
import { Opened } from './Opened.tsx'
import { PlayOn } from './PlayOn.tsx'
import { rulingWords } from './report.ts'
import { useRulings } from './rulings.ts'
import { useCalled } from './seat-names.ts'
import { type Asking, useAsking } from './useAsking.ts'
import { answerWords, VerdictPanel } from './VerdictPanel.tsx'

interface Props<G extends ScenarioTypes, Hand> extends Asking<G> {
  definition: AskDefinition<G, Hand>
}

/** Asking about a position: moves are tapped, typed or filled in; every one is answered. */
export function Ask<G extends ScenarioTypes, Hand>({ definition, ...asking }: Props<G, Hand>) {
  const { gameDefinition, words, taps, useTable, form, InForce, Score, End, Beside } = definition
  const { parts } = gameDefinition.game
  const [TypedQuestion] = useState(() =>
    lazy(async () => (await import('./TypedQuestion.tsx')).TypedQuestion<G, Hand>),
  )
  const table = useTable(asking.start.position)
  const [isLogOpen, setLogOpen] = useState(false)
  const log = useRulings(parts.id)
  const [RulingLog] = useState(() =>
    lazy(async () => (await import('./RulingLog.tsx')).RulingLog<G>),
  )
  const { nameOf } = useCalled()
  const names = useNames()
  const linksOf = (position: G['Position'], move: G['Move']) => {
    const content = contentOf(gameDefinition, { position, move })
    return { plain: plainLink(parts, content), packing: packLink(parts, content) }
  }
  const keep = (position: G['Position'], move: G['Move']): void => {
    const verdict = verdictOn(gameDefinition, position, move)
    const { plain, packing } = linksOf(position, move)
    log.add(toText(rulingWords(words, position, verdict, nameOf), names), plain, packing)
  }
  const asked = useAsking(gameDefinition, taps, asking, keep)
  const { root, trail, live, verdict, question, mode, setMode, ask, play, resume: takeUp } = asked
  const { move } = question
  const { position, branches } = trail
  const players = position.players.map((_, seat) => nameOf(seat))
  const beside = Beside && <Beside position={position} onAsk={ask} />
  const links = async (of: G['Move']): Promise<string[]> => {
    const { plain, packing } = linksOf(position, of)
    return [plain, await packing]
  }
  return (
    <div class="ask" ref={root}>
      <InForce state={position} />
      <div class="asking">
        {asked.isOpened && (
          <Opened
            inWords={asking.inWords}
            rulings={log.rulings}
            links={() => (move ? links(move) : null)}
            onKeep={() => move && keep(position, move)}
          />
        )}
        <VerdictPanel
          words={words}
          position={position}
          verdict={verdict}
          nameOf={nameOf}
          onAsk={ask}
          onPlay={play}
        />
        {table && (
          <TypedQuestion
            table={table}
            position={position}
            asks={asked.asks}
            onAsk={ask}
            onUnclear={asked.drop}
          />
        )}
      </div>
      {!verdict && beside}
      {table && (
        <LiveTable
          table={table}
          game={live}
          players={players}
          playsForced={false}
          answerWords={(answer) => answerWords(words, answer, nameOf)}
        />
      )}
      {verdict && beside}
      <Branches words={words} branches={branches} onTakeUp={takeUp} />
      <MoveForm
        key={`${position.at}${position.seat}`}
        gameDefinition={gameDefinition}
        form={form}
        words={words}
        position={position}
        onAsk={ask}
      />
      <ModePanel of="moves" mode={mode} onMode={setMode}>
        <MovesPanel gameDefinition={gameDefinition} words={words} position={position} onAsk={ask} />
      </ModePanel>
      <ModePanel of="score" mode={mode} onMode={setMode}>
        <Score position={position} players={players} />
      </ModePanel>
      {End && (
        <ModePanel of="end" mode={mode} onMode={setMode}>
          <End position={position} />
        </ModePanel>
      )}
      <CopyQuestion definition={definition} question={question} />
      <PlayOn gameDefinition={gameDefinition} position={position} />
      <details
        class="panel"
        open={isLogOpen}
        onToggle={(event) => setLogOpen(event.currentTarget.open)}
      >
        <summary>{t('rulings.count', { count: log.rulings.length })}</summary>
        {isLogOpen && (
          <RulingLog definition={definition} seats={position.players.length} log={log} />
        )}
      </details>
    </div>
  )
}
