import { satteri } from '@astrojs/markdown-satteri'
import mdx from '@astrojs/mdx'
import preact from '@astrojs/preact'
import sitemap from '@astrojs/sitemap'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
import { LANGUAGE } from '#language/language.ts'
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

/**
 * What is needed together comes as one file: many small ones take more bytes and more requests. A group
 * takes along what its modules import, as far as no group before it has that.
 */
const shared = [
  // What the small scripts of every page have in common.
  ['site', /\/text\/(?:[a-z]+\/)?naming-sets?\.ts|\/ui\/(?:copy|keys|link|settings|storage)\.ts/],
  [
    'island',
    /\/node_modules\/preact\/|@astrojs\/preact\/dist\/client\.js|preload-helper|\/ui\/(?:Message|Term|memo|target|lazy|use-names|Deferred|history)\.tsx?|\/text\/messages\/t\.ts|\/(?:actions|art)\.css|\/engine\/(?:move-definition|seats|rng|events)\.ts/,
  ],
  // What every game is played by, and what tells the parts of its figures, which would else come with one game's board.
  [
    'engine',
    /\/ui\/figure\/parts\.ts|\/src\/engine\/(?!machine|audit|likeness|perft|plain-check|random-game|chart-counts|inventory|compiled-chart)/,
  ],
  [
    'live',
    /\/engine\/machine\.ts|\/ui\/(?:table\/(?:use(?:Game|MoveInput|Animation)|ActionBar|Announcer|live))\./,
  ],
  // What boards that follow their numbers have in common with figures that are played.
  [
    'drawn',
    /\/ui\/figure\/(?:useSteady|scenes|Arrow|words|figure\.css)|\/text\/(?:[a-z]+\/generated|messages)\/figure\.ts/,
  ],
  ['figure', /\/ui\/figure\/(?:LiveFigure|OpenedScene)\.tsx/],
  // What live pages have in common, less than a lesson needs.
  [
    'saved',
    /\/node_modules\/valibot\/|\/ui\/(?:leaving|useKeeping|watch)\.ts|\/saves\/(?:file|id|key-value-store|revisions)\.ts/,
  ],
  ['files', /\/src\/text\/(?:[a-z]+\/generated|messages)\/files\.ts|\/ui\/file-words\.ts/],
  ['unreadable', /\/ui\/(?:UnreadableNotice\.tsx|download\.ts)/],
  ['progress', /\/saves\/progress\.ts|\/ui\/lesson\/useProgress\.ts/],
  ['course', /\/src\/text\/(?:[a-z]+\/generated|messages)\/course\.ts|\/lessons\/paths\.ts/],
  ['facts', /\/src\/scenario\/facts\.ts/],
  ['pace', /\/ui\/table\/(?:pace|useRoving)\.ts/],
  [
    'live-table',
    /\/ui\/(?:table\/(?:LiveTable|places)|packed|lesson\/(?:StepNav|useNamedStep|lesson\.css))/,
  ],
  ['lesson', /\/ui\/lesson\/(?:Lesson|StepTools)\.tsx/],
].map(([name, test]) => ({ name, test }))

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
      addClientDirective({ name: 'awake', entrypoint: './src/site/directives/awake.ts' })
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
