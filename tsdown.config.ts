import { defineConfig } from 'tsdown'

/** The package for programs: `npm run package` calls it and packs what comes of it. */
export default defineConfig({
  entry: ['puerto-rico', 'le-havre', 'scenario', 'bots', 'command'].map(
    (name) => `src/package/${name}.ts`,
  ),
  outDir: 'dist-package/dist',
  format: 'esm',
  platform: 'neutral',
  target: 'node20',
  dts: true,
  deps: { neverBundle: ['valibot', 'yaml', /^node:/] },
})
