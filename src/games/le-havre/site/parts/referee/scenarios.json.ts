/** Every case by name and question, for the editor to search, with the move that it is about. */
import type { APIRoute } from 'astro'
import { projectScenarios } from '../../../../../scenario/files.ts'
import { renderText } from '../../../../../text/markup.ts'
import { leHavre } from '../../../definition.ts'
import { askedIn } from '../../../referee/asked.ts'
import { askedCases } from '../../../reference/cases.ts'

export const GET: APIRoute = () => {
  const sources = new Map(projectScenarios(leHavre).map(({ id, source }) => [id, source]))
  return Response.json(
    askedCases().flatMap(({ id, question }) => {
      const source = sources.get(id)
      return source ? [{ id, texts: [renderText(question)], ...askedIn(id, source) }] : []
    }),
  )
}
