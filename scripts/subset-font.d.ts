/** What we use of it; the package comes without types. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff' | 'woff2'
    /** An axis of a variable font, narrowed or set to one value. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
    /** OpenType features; all of them without it. */
    keepFeatures?: readonly string[]
  }
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options?: Options,
  ): Promise<Buffer>
}
