import type { Plugin } from 'vite'

/** While one writes: a change of a lesson file shows at once in the open page. */
export function lessons(): Plugin {
  return {
    name: 'lessons',
    apply: 'serve',
    configureServer({ watcher, environments }) {
      watcher.on('change', (file) => {
        if (!file.includes('/lessons/')) return
        for (const { moduleGraph, hot } of Object.values(environments)) {
          moduleGraph.invalidateAll()
          hot.send({ type: 'full-reload' })
        }
      })
    },
  }
}
