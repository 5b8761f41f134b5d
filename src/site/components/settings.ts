/** The settings (Settings.astro) show what holds, and keep what is chosen. */
import { setOf } from '../../text/naming-set.ts'
import { keep, SETTINGS, setting } from '../../ui/settings.ts'
import { device } from '../../ui/storage.ts'
import './light-dismiss.ts'

const form = document.querySelector<HTMLFormElement>('#settings')
for (const name of SETTINGS) {
  const radios = form?.elements.namedItem(name)
  if (radios instanceof RadioNodeList)
    radios.value = name === 'names' ? setOf(setting(name)) : setting(name)
}
form?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  const name = SETTINGS.find((known) => known === target.name)
  if (name) keep(name, target.value)
})
// Another language is the same place: its anchor, the position in its address, the game that is open.
form?.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLAnchorElement)) return
  const { game } = document.documentElement.dataset
  target.search = game ? `?game=${game}` : location.search
  target.hash = location.hash
  device.keep('language', target.lang)
})
