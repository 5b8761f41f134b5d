/** The dialog of the search: a text field with a list of what is found. Loaded when it is first opened. */
import { type Index, readIndex, search } from './engine.ts'
import { type Entry, type EntryKind, shown } from './entry.ts'
import { excerpt, marked } from './mark.ts'

interface Words {
  kinds: Record<EntryKind, string>
  found: string
  none: string
  failed: string
}

const FEWEST_CASES = 8

function part<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(`#search ${selector}, #search${selector}`)
  if (!found) throw new Error(`no ${selector} in the search`)
  return found
}

const dialog = part<HTMLDialogElement>('.search')
const input = part<HTMLInputElement>('input')
const list = part('[role=listbox]')
const start = part('.search-start')
const status = part('.search-status')
const base = (dialog.dataset.base ?? '/').replace(/\/$/, '')
const words = JSON.parse(dialog.dataset.words ?? '{}') as Words

let indices: Index[] = []
let found: Entry[] = []
let active = 0

async function load(name: string): Promise<Index> {
  const response = await fetch(`${base}/search/${name}.json`)
  if (!response.ok) throw new Error(`${response.status}`)
  return readIndex(await response.json())
}

/** The rules first, then the cases, which are many. */
async function loadAll(): Promise<void> {
  if (indices.length > 1) return
  try {
    const rules = indices[0] ?? (await load('rules'))
    indices = [rules]
    answer()
    indices = [rules, await load('cases')]
    answer()
  } catch {
    status.textContent = words.failed
  }
}

function withMarks(kind: string, text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = kind
  for (const { text: piece, marked: isMarked } of marked(text, input.value)) {
    const child = isMarked ? document.createElement('mark') : new Text()
    child.textContent = piece
    element.append(child)
  }
  return element
}

function option(entry: Entry, place: number): HTMLElement {
  const classic = document.documentElement.dataset.names === 'classic'
  const item = document.createElement('li')
  item.role = 'option'
  item.id = `found-${place}`
  item.dataset.href = entry.href
  const kind = document.createElement('span')
  kind.className = 'found-kind'
  kind.textContent = [words.kinds[entry.kind], shown(entry.label, classic)]
    .filter(Boolean)
    .join(' · ')
  item.append(kind, withMarks('found-title', shown(entry.title, classic)))
  const text = excerpt(shown(entry.text, classic), input.value)
  if (text) item.append(withMarks('found-text', text))
  return item
}

function choose(place: number): void {
  active = place
  for (const item of list.children)
    item.setAttribute('aria-selected', String(item.id === `found-${place}`))
  const item = list.children[place]
  if (item) {
    input.setAttribute('aria-activedescendant', item.id)
    item.scrollIntoView({ block: 'nearest' })
  } else input.removeAttribute('aria-activedescendant')
}

/** Shows what answers the text as it stands. */
function answer(): void {
  const query = input.value.trim()
  const [rules, cases] = indices.map((index) => search(index, query))
  found = [
    ...(rules ?? []),
    ...(cases ?? []).slice(0, Math.max(FEWEST_CASES, 16 - (rules?.length ?? 0))),
  ]
  list.replaceChildren(...found.map(option))
  input.setAttribute('aria-expanded', String(found.length > 0))
  start.hidden = query !== ''
  const isReady = indices.length > 1 || found.length > 0
  if (query === '' || !isReady) status.textContent = ''
  else
    status.textContent =
      found.length > 0 ? words.found.replace('{count}', String(found.length)) : words.none
  choose(0)
}

function go(href: string | undefined): void {
  if (href === undefined) return
  dialog.close()
  location.assign(base + href)
}

input.addEventListener('input', answer)
input.addEventListener('keydown', (event) => {
  if (event.isComposing) return
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
  const step = steps[event.key]
  if (step !== undefined && found.length > 0) choose((active + step + found.length) % found.length)
  else if (event.key === 'Enter') go(found[active]?.href)
  else return
  event.preventDefault()
})
list.addEventListener('click', ({ target }) => {
  const item = target instanceof Element && target.closest<HTMLElement>('[role=option]')
  if (item) go(item.dataset.href)
})
start.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return
  input.value = target.textContent
  input.focus()
  answer()
})
dialog.addEventListener('click', ({ target }) => {
  if (target === dialog) dialog.close()
})

/** Answers what stands in the open dialog, once there is something to answer from. */
export function startSearch(): void {
  answer()
  loadAll()
}
