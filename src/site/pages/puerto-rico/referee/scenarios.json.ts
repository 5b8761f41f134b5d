/** Every scenario by name and question, for the editor to search. */

import type { APIRoute } from 'astro'
import { puertoRico } from '../../../../games/puerto-rico/complete.ts'
import { scenariosOfBuild } from '../../../../scenario/files.ts'
import { renderText } from '../../../../text/markup.ts'

export const GET: APIRoute = () =>
  Response.json(
    scenariosOfBuild(puertoRico).map(({ id, words }) => ({
      id,
      text: renderText(words?.question ?? words?.title ?? id),
    })),
  )
