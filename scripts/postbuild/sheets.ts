/** The sheets that stand in a page beside each other, as one: the page's policy holds a hash of each, which packs badly. */
import { readFile, writeFile } from 'node:fs/promises'

/** The page with sheets that follow each other in one. */
export const withOneSheet = (html: string): string => html.replaceAll('</style><style>', '')

/** Joins the sheets of these pages. */
export async function joinSheets(pages: string[]): Promise<void> {
  for (const page of pages) {
    const html = await readFile(page, 'utf8')
    const joined = withOneSheet(html)
    if (joined !== html) await writeFile(page, joined)
  }
}
