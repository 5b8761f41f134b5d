/** What an author wrote cannot be used: every problem on a line of its own, as `file:line: path: what`. */
export class SourceError extends Error {
  override name = 'SourceError'
}
