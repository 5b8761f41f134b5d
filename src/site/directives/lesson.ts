/** `client:lesson`: a lesson, which comes alive as `client:awake` does; its table is brought into view before. */
import { bringTableUp } from '../../ui/lesson/bring-table-up.ts'
import { waking } from './wake.ts'

export default waking((island) => {
  const task = island.querySelector<HTMLElement>('.lesson .task')
  if (task && bringTableUp(task)) task.dataset.seen = ''
})
