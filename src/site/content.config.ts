import { defineCollection } from 'astro:content'
import { docsSchema } from '@astrojs/starlight/schema'
import { glob } from 'astro/loaders'
import { LANGUAGE } from '#language/language.ts'

/** The reference stands with its game; `captain.mdx` becomes /puerto-rico/rules/captain/. */
const docs = defineCollection({
  loader: glob({
    base: `./content/puerto-rico/reference/${LANGUAGE}`,
    pattern: '**/[^_]*.mdx',
    generateId: ({ entry }) =>
      `puerto-rico/rules/${entry.replace(/\.mdx$/, '')}`.replace(/\/index$/, ''),
  }),
  schema: docsSchema(),
})

export const collections = { docs }
