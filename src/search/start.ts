/** The search of a page, from the first time its dialog is opened. */
import { searching } from '#language/search.ts'
import { startSearch } from './dialog.ts'

startSearch(searching)
document.querySelector('#search')?.addEventListener('opened', () => startSearch(searching))
