import { defineCollection } from 'astro:content'
import { docsSchema } from '@astrojs/starlight/schema'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { LANGUAGE } from '#language/language.ts'
import { FIRST_GAME } from '../games/ids.ts'

/** The reference of the first game, which Starlight frames; `captain.mdx` becomes /<game>/rules/captain/. */
const docs = defineCollection({
  loader: glob({
    base: `./content/${FIRST_GAME}/reference/${LANGUAGE}`,
    pattern: '**/[^_]*.mdx',
    generateId: ({ entry }) =>
      `${FIRST_GAME}/rules/${entry.replace(/\.mdx$/, '')}`.replace(/\/index$/, ''),
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
