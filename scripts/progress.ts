/** A line that tells how far a long command is: on a terminal, and nowhere else. */
const REFRESH_MS = 200
let shown = 0

/** Shows the line in place of the one before. */
export function showProgress(line: string): void {
  if (!process.stderr.isTTY || performance.now() - shown < REFRESH_MS) return
  shown = performance.now()
  process.stderr.write(`\r\x1b[K${line}`)
}

/** Takes the line away, so that something else can be printed. */
export function clearProgress(): void {
  if (!process.stderr.isTTY || shown === 0) return
  process.stderr.write('\r\x1b[K')
  shown = 0
}
