import { satteri } from '@astrojs/markdown-satteri'
import mdx from '@astrojs/mdx'
import preact from '@astrojs/preact'
import sitemap from '@astrojs/sitemap'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
import { LANGUAGE } from '#language/language.ts'
import { SHARED_CHUNKS as shared } from './scripts/build/shared-chunks.ts'
import { gamesWithout } from './scripts/build/untranslated.ts'
import { postbuild } from './scripts/postbuild.ts'
import { routes } from './scripts/routes/routes.ts'
import { typeface } from './scripts/typeface.ts'
import { FIRST_GAME, GAMES } from './src/games/ids.ts'
import { REGISTRY } from './src/games/registry.ts'
import { lessons } from './src/lessons/vite.ts'
import { headingIds } from './src/text/heading-ids.ts'
import { folderOf } from './src/text/languages.ts'
// The terms that texts may name.
import './src/games/sites.ts'
import { t } from './src/text/messages/site.ts'
import { language, terms } from './src/text/vite.ts'
import { figures } from './src/ui/figure/check.ts'

// CommonJS and ES copies of Preact must not meet while a page is prerendered (`useState` of null).
const bundled = [
  'preact',
  'preact-render-to-string',
  '@preact/signals',
  'react',
  'xstate',
  '@xstate/react',
  'use-sync-external-store',
  'use-isomorphic-layout-effect',
]
const prerendering = {
  resolve: { noExternal: bundled, conditions: ['module', 'node', 'import', 'default'] },
  // The dev server runs modules as they are; what is CommonJS has to be bundled for it beforehand.
  optimizeDeps: {
    include: ['preact', 'preact/hooks', 'preact/jsx-runtime', 'preact-render-to-string'],
  },
}

/**
 * Sheets and small scripts stand in the page, where each would cost a request; its policy knows their
 * hashes. Other small files stay files: a strict policy has no place for data: addresses.
 */
const inlined = (path, content) =>
  path.endsWith('.css') || (path.endsWith('.js') && content.length < 8_000)

/** Makes the figures of the reference of a game. */
const makerOf = (game) => REGISTRY[game]?.figures?.()

/** The groups of the games stand behind those of what they share. */
const ofGames = GAMES.flatMap((id) =>
  REGISTRY[id].chunks.map(({ name, after, of }) => {
    if (!shared.some((group) => group.name === after))
      throw new Error(`${id}: the chunk ${name} comes after ${after}, which is no group`)
    return { name, after, test: new RegExp(`/games/${id}/${of.source}`) }
  }),
)
const groups = shared.flatMap((group) => [
  group,
  ...ofGames.filter(({ after }) => after === group.name).map(({ name, test }) => ({ name, test })),
])

/**
 * What a page asks for may come in one file with its group, and need not stand before it in a file of its own.
 * Astro sets this for pages itself, where no setting of ours reaches it.
 */
const wholeEntries = {
  name: 'whole-entries',
  options: (options) =>
    options.preserveEntrySignatures && {
      ...options,
      preserveEntrySignatures: 'allow-extension',
    },
}

const directives = {
  name: 'directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'touch', entrypoint: './src/site/directives/touch.ts' })
      addClientDirective({ name: 'activity', entrypoint: './src/site/directives/activity.ts' })
      addClientDirective({ name: 'lesson', entrypoint: './src/site/directives/lesson.ts' })
    },
  },
}

// https://astro.build/config
export default defineConfig({
  site: process.env.SITE ?? 'http://localhost:4321',
  base: `/${process.env.BASE ?? ''}/${folderOf(LANGUAGE)}`.replace(/\/+/g, '/'),
  outDir: `dist/${folderOf(LANGUAGE)}`,
  cacheDir: `.cache/astro/${LANGUAGE}`,
  srcDir: './src/site',
  output: 'static',
  markdown: { processor: satteri({ hastPlugins: [headingIds] }) },
  trailingSlash: 'ignore',
  // The service worker has the pages already.
  prefetch: false,
  integrations: [
    typeface(),
    directives,
    routes(),
    preact({ include: ['**/*.tsx'] }),
    starlight({
      title: t('site.name'),
      locales: { root: { label: t('site.language'), lang: LANGUAGE } },
      // Starlight reads this as a path from the root, as the pages do not lie in src/content/docs.
      sidebar: [{ autogenerate: { directory: `content/${FIRST_GAME}/reference/${LANGUAGE}` } }],
      customCss: ['./src/site/styles/starlight.css'],
      components: {
        Head: './src/site/starlight/Head.astro',
        Header: './src/site/starlight/Header.astro',
        SkipLink: './src/site/starlight/SkipLink.astro',
        Footer: './src/site/starlight/Footer.astro',
        PageTitle: './src/site/starlight/PageTitle.astro',
        TableOfContents: './src/site/starlight/TableOfContents.astro',
        MobileTableOfContents: './src/site/starlight/MobileTableOfContents.astro',
        ThemeProvider: './src/site/starlight/ThemeProvider.astro',
        MobileMenuFooter: './src/site/starlight/MobileMenuFooter.astro',
      },
      expressiveCode: false,
      pagefind: false,
      disable404Route: true,
      credits: false,
      lastUpdated: false,
    }),
    mdx(),
    sitemap({
      filter: (page) =>
        !/\/(design|offline)\/$/.test(page) &&
        !gamesWithout(LANGUAGE).some((game) => page.includes(`/${game}/`)),
    }),
    postbuild(),
  ],
  vite: {
    plugins: [language(), terms(), lessons(), figures(makerOf), wholeEntries],
    build: { assetsInlineLimit: inlined },
    // Found only as a page wakes, they would make the dev server bundle anew and the page load again.
    optimizeDeps: { include: ['xstate', '@xstate/react', 'valibot'] },
    // The dev server finds no page at all when its own environment is named here.
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
      },
      prerender: prerendering,
      ...(!process.argv.includes('dev') && { ssr: prerendering }),
    },
  },
})
