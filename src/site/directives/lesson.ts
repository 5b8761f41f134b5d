/** `client:lesson`: a lesson, which comes alive as `client:activity` does; its table is brought into view before. */
import { bringTableUp } from '../../ui/lesson/bring-table-up.ts'
import { waking } from './wake.ts'

export default waking((island) => {
  const task = island.querySelector<HTMLElement>('.lesson .task')
  if (!task || !bringTableUp(task)) return
  task.dataset.seen = ''
  const at = scrollY
  // Letters that come later take other room; who has scrolled since is left where they are.
  void document.fonts.ready.then(() => scrollY === at && bringTableUp(task))
})
