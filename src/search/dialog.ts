/** The dialog of the search: a text field with a list of what is found. Loaded when it is first opened. */

import { FIRST_SET, setOf } from '../text/naming-set.ts'
import type { SearchLanguage } from '../text/search.ts'
import { search } from './engine.ts'
import { type EntryKind, shown } from './entry.ts'
import { fetchIndex } from './fetch-index.ts'
import { type GameNames, ofGame } from './game.ts'
import { excerpt, type Marking, marked } from './mark.ts'
import { type Found, mixed, type PartAnswer } from './mix.ts'
import type { Index } from './search-index.ts'

interface Words {
  kinds: Record<EntryKind, string>
  /** The first name of each is shown. */
  games: GameNames
  found: string
  near: string
  none: string
  failed: string
}

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
/** The files of what can be found, in the order in which they are read and answered from. */
const parts = dialog.dataset.parts?.split(' ') ?? []

const indices: Index[] = []
let found: Found[] = []
/** The place of the result that is chosen; kept while further results for the same words come in. */
let active = 0

let isLoading = false

/** Answers from each part as it comes; goes on where it stopped before. */
async function loadAll(language: SearchLanguage): Promise<void> {
  if (isLoading) return
  isLoading = true
  try {
    for (const part of parts.slice(indices.length)) {
      indices.push(await fetchIndex(`${base}/search/${part}.json`, language))
      answer()
    }
  } catch {
    status.textContent = words.failed
  }
  isLoading = false
}

function withMarks(kind: string, text: string, marking: Marking): HTMLElement {
  const element = document.createElement('span')
  element.className = kind
  for (const { text: piece, marked: isMarked } of marked(text, marking)) {
    const child = isMarked ? document.createElement('mark') : new Text()
    child.textContent = piece
    element.append(child)
  }
  return element
}

/** What a case answers: its first sentence, the rest where it is short. */
function answered(text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = 'found-answer'
  const [first = text] = /^.*?[.。!?](?=\s|$)|^.*?。/u.exec(text) ?? []
  const strong = document.createElement('strong')
  strong.textContent = first
  element.append(strong, text.slice(first.length))
  return element
}

function option({ entry, marking, written }: Found, place: number): HTMLElement {
  const isOther = setOf(document.documentElement.dataset.names) !== FIRST_SET
  const item = document.createElement('li')
  item.role = 'option'
  item.id = `found-${place}`
  item.dataset.href = entry.href
  const kind = document.createElement('span')
  kind.className = 'found-kind'
  const game = Object.entries(words.games).find(([start]) => entry.href.startsWith(start))?.[1][0]
  kind.textContent = [game, words.kinds[entry.kind], shown(entry.label, isOther)]
    .filter(Boolean)
    .join(' · ')
  const text = excerpt(shown(entry.text, isOther), marking)
  const pieces = [withMarks('found-title', shown(entry.title, isOther), marking)]
  if (text) pieces.push(withMarks('found-text', text, marking))
  if (entry.answer) pieces.push(answered(shown(entry.answer, isOther)))
  if (written) for (const piece of pieces) piece.lang = written
  item.append(kind, ...pieces)
  return item
}

/** Moves to a place, round at both ends; before there are results, to where they will be. */
function choose(place: number): void {
  const count = found.length
  active = count > 0 ? ((place % count) + count) % count : place
  for (const item of list.children)
    item.setAttribute('aria-selected', String(item.id === `found-${active}`))
  const item = list.children[active]
  if (item) {
    input.setAttribute('aria-activedescendant', item.id)
    item.scrollIntoView({ block: 'nearest' })
  } else input.removeAttribute('aria-activedescendant')
}

/** What the parts answer, in the order in which it is shown: of a game that is named, first. */
function answersTo(asked: string): PartAnswer[] {
  const [language] = indices.map(({ language }) => language)
  const game = language && ofGame(asked, words.games, language)
  const answers = indices.map((index) => ({
    ...search(index, game?.query ?? asked),
    written: index.written,
  }))
  if (!game) return answers
  const rank = ({ entries: [first] }: PartAnswer) => (first?.href.startsWith(game.start) ? 0 : 1)
  return answers.sort((one, other) => rank(one) - rank(other))
}

function statusOf(answers: readonly PartAnswer[]): string {
  if (found.length === 0) return answers.length === parts.length ? words.none : ''
  const isNear = answers.every(({ entries, isNear }) => isNear || entries.length === 0)
  return isNear ? words.near : words.found.replace('{count}', String(found.length))
}

/** Shows what answers the text as it stands. */
function answer(): void {
  const query = input.value.trim()
  const answers = query === '' ? [] : answersTo(query)
  const [language] = indices.map(({ language }) => language)
  found = mixed(answers, language?.isQuestion(query) ?? false)
  list.replaceChildren(...found.map(option))
  input.setAttribute('aria-expanded', String(found.length > 0))
  status.textContent = query === '' ? '' : statusOf(answers)
  start.hidden = query !== '' && status.textContent !== words.none
  choose(active)
}

/** Answers what has been changed. */
function answerAnew(): void {
  active = 0
  answer()
}

function go(href: string | undefined): void {
  if (href === undefined) return
  dialog.close()
  location.assign(base + href)
}

input.addEventListener('input', answerAnew)
input.addEventListener('keydown', (event) => {
  if (event.isComposing) return
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
  const step = steps[event.key]
  if (step !== undefined && input.value.trim() !== '') choose(active + step)
  else if (event.key === 'Enter') go(found[active]?.entry.href)
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
  answerAnew()
})
dialog.addEventListener('click', ({ target }) => {
  if (target === dialog) dialog.close()
})

/** Answers what stands in the open dialog, once there is something to answer from. */
export function startSearch(language: SearchLanguage): void {
  answer()
  loadAll(language)
}
