import { defineCollection } from 'astro:content'
import { docsSchema } from '@astrojs/starlight/schema'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
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

/** That of Le Havre; `buy.mdx` becomes /le-havre/rules/buy/. */
const leHavre = defineCollection({
  loader: glob({ base: `./content/le-havre/reference/${LANGUAGE}`, pattern: '*.mdx' }),
  schema: z.object({
    title: z.string(),
    description: z.string(),
    /** Its place among the pages. */
    order: z.number(),
  }),
})

export const collections = { docs, leHavre }
