import { Message } from '../../../../ui/Message.tsx'
import { Term } from '../../../../ui/Term.tsx'
import { BUILDING } from '../../rules/buildings.ts'
import { ALL_BUILDINGS, BUILDINGS } from '../../rules/vocabulary.ts'
import { parse } from '../../words/markup.ts'
import { t } from '../../words/messages/score.ts'
import { say } from '../../words/messages/t.ts'
import { ruleWords } from '../../words/rules.ts'

/** On paper alone: a sheet to fill in by hand, with a line for everything that counts. */
export function ScorePad({ players, expanded }: { players: number; expanded: boolean }) {
  const lines = [
    <Message segments={parse(ruleWords('score.chips').title)} />,
    <Message segments={parse(ruleWords('score.buildings').title)} />,
    ...(expanded ? [<Message segments={parse(ruleWords('noble.points').title)} />] : []),
    ...(expanded ? ALL_BUILDINGS : BUILDINGS)
      .filter((id) => BUILDING[id].powers.finalBonus)
      .map((id) => <Term id={id} />),
    <b>{t('play.total')}</b>,
    <Message segments={say('play.tie')} />,
  ]
  return (
    <table class="score-pad" aria-label={t('play.score')}>
      <tbody>
        {[t('score.name'), ...lines].map((line, index) => (
          <tr key={index}>
            <th scope="row">{line}</th>
            {Array.from({ length: players }, (_, seat) => (
              <td key={seat} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
