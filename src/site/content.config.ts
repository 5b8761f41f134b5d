import { defineCollection } from 'astro:content'
import { docsSchema } from '@astrojs/starlight/schema'
import { glob } from 'astro/loaders'

/** The reference stands with its game; `captain.mdx` becomes /puerto-rico/rules/captain/. */
const docs = defineCollection({
  loader: glob({
    base: './content/puerto-rico/reference/ko',
    pattern: '**/[^_]*.mdx',
    generateId: ({ entry }) =>
      `puerto-rico/rules/${entry.replace(/\.mdx$/, '')}`.replace(/\/index$/, ''),
  }),
  schema: docsSchema(),
})

export const collections = { docs }
