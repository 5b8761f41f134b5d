import { FIRST_SET, setOf } from '../../text/naming-set.ts'

/** The filter of cases with a search and a count; without scripts a sheet filters by what is chosen. */
const form = document.querySelector<HTMLFormElement>('.filter')
const input = form?.querySelector<HTMLInputElement>('input')
const output = form?.querySelector('output')
const items = document.querySelectorAll<HTMLElement>('[data-of]')
const folds = document.querySelectorAll<HTMLDetailsElement>('.fold')

function filter(): void {
  if (!form || !output) return
  const chosen = Array.from(form.querySelectorAll('select'), ({ value }) => value).filter(Boolean)
  const words = (input?.value ?? '').split(/\s+/)
  let found = 0
  for (const item of items) {
    const fits =
      chosen.every((id) => item.matches(`[data-of~="${id}"]`)) &&
      words.every((word) => item.textContent?.includes(word))
    item.hidden = !fits
    if (fits) found++
  }
  for (const section of document.querySelectorAll<HTMLElement>('section:has([data-of])'))
    section.hidden = !section.querySelector('[data-of]:not([hidden])')
  for (const fold of folds) {
    const count = fold.querySelectorAll('[data-of]:not([hidden])').length
    fold.hidden = count === 0
    fold.open = found < items.length
    const shown = fold.querySelector('.count')
    if (shown) shown.textContent = String(count)
  }
  const { some = '', none = '' } = output.dataset
  output.value = found > 0 ? some.replace('#', String(found)) : none
}

/** Writes the options in the naming set that shows. */
function rename(): void {
  const set = setOf(document.documentElement.dataset.names) === FIRST_SET ? 0 : 1
  for (const option of form?.querySelectorAll<HTMLOptionElement>('[data-names]') ?? [])
    option.text = option.dataset.names?.split('|')[set] ?? option.text
}

/** Opens the fold that the address names. */
function openNamed(): void {
  for (const fold of folds) if (`#${fold.id}` === location.hash) fold.open = true
}

addEventListener('hashchange', openNamed)
openNamed()
document.addEventListener('setting', rename)
rename()
form?.addEventListener('input', filter)
form?.addEventListener('submit', (event) => event.preventDefault())
