/** Where a proof tells what it found, and how far it is. */
export interface Output {
  print: (line: string) => void
  progress: (line: string) => void
}
