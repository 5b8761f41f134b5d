/** Fetching what can be found. */
import type { SearchLanguage } from '../text/search.ts'
import { type Index, readIndex } from './search-index.ts'

/** The index that lies at an address. */
export async function fetchIndex(address: string, language: SearchLanguage): Promise<Index> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status}`)
  return readIndex(await response.json(), language)
}
