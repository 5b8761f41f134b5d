/** Lists the case pages, so that all of them can be kept on a device by a tap. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { CASE_LIST, type CaseList } from '../../src/ui/kept-cases.ts'

const PAGE = /^(.*\/cases\/.+\/)index\.html$/

/** The case pages among the files of the folder `out`, with what they weigh. */
export async function caseList(out: string, files: readonly string[]): Promise<CaseList> {
  const hash = createHash('sha256')
  const list = { sent: 0, kept: 0, pages: [] as string[] }
  for (const file of files) {
    const [, page] = PAGE.exec(file) ?? []
    if (!page) continue
    const content = await readFile(join(out, file))
    hash.update(content)
    list.pages.push(page)
    list.kept += content.length
    list.sent += gzipSync(content).length
  }
  return { version: hash.digest('hex').slice(0, 12), ...list }
}

/** Writes the list beside the pages. Throws where there are none. */
export async function writeCaseList(out: string, files: readonly string[]): Promise<void> {
  const list = await caseList(out, files)
  if (list.pages.length === 0) throw new Error(`${out}: no case pages`)
  await writeFile(join(out, CASE_LIST), JSON.stringify(list))
}
