/** How Korean tells a permission and a duty: at the end of a title, and anywhere in a paragraph. */
import type { Telling } from '../may-and-must.ts'

export const TELLING: Telling = {
  may: { title: /(?:수 있다|도 된다)$/, paragraph: /수 있다|수 있고|도 된다|도 되고|자유/ },
  must: { title: /야 한다$/, paragraph: /야 한다|야 하고/ },
  /** "Only what one has may be sold" forbids the rest; "it has to be one of these" tells what is legal. */
  forbids: /만 .*수 있다$|있어야 .*수 있다$|(?:있어|여)야 한다$/,
  only: (role) => new RegExp(`${role}(?:만은?|뿐)`),
  differs: /다르|건너뛰|못한다/,
  undone: /행동[은을] 하지 않(?:아도|고 넘어가도) [되된돼]|일을 하지 않는 것은/,
}
