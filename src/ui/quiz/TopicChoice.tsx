import { parse, toText } from '../../text/markup.ts'
import { t } from '../../text/messages/quiz.ts'
import { builtOther, useNames } from '../use-names.ts'
import type { Topic } from './question.ts'

interface Props {
  topics: readonly Topic[]
  /** The chosen one; '' for all. */
  topic: string
  onChoose: (id: string) => void
}

/** What is asked about: everything, a chapter, a building. */
export function TopicChoice({ topics, topic, onChoose }: Props) {
  const names = useNames()
  const groups = [
    { label: t('quiz.chapters'), members: topics.filter(({ isBuilding }) => !isBuilding) },
    { label: t('quiz.buildings'), members: topics.filter(({ isBuilding }) => isBuilding) },
  ]
  return (
    <label>
      {t('quiz.topic')}
      <select
        autocomplete="off"
        value={topic}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{t('quiz.all')}</option>
        {groups.map(({ label, members }) => (
          <optgroup key={label} label={label}>
            {members.map(({ id, name }) => (
              // The address of a topic is a link to its option.
              <option
                key={id}
                id={id}
                value={id}
                {...builtOther((set) => toText(parse(name), set))}
              >
                {toText(parse(name), names)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
