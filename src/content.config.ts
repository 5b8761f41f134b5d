import { defineCollection } from 'astro:content'
import { docsSchema } from '@astrojs/starlight/schema'
import { glob } from 'astro/loaders'

/** The reference stands with its game; `roles/captain.mdx` becomes /rules/roles/captain/. */
const docs = defineCollection({
  loader: glob({
    base: './content/puerto-rico/rules/ko',
    pattern: '**/[^_]*.mdx',
    generateId: ({ entry }) => `rules/${entry.replace(/\.mdx$/, '')}`.replace(/\/index$/, ''),
  }),
  schema: docsSchema(),
})

export const collections = { docs }
