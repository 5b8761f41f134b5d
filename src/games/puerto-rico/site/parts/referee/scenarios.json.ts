/** Every scenario by name and question, for the editor to search, with the move that it is about. */

import type { APIRoute } from 'astro'
import { scenariosOfBuild } from '../../../../../scenario/files.ts'
import { renderText } from '../../../../../text/markup.ts'
import { NAMING_SETS } from '../../../../../text/naming-set.ts'
import { puertoRico } from '../../../complete.ts'
import { askedIn } from '../../../referee/asked.ts'

export const GET: APIRoute = () =>
  Response.json(
    scenariosOfBuild(puertoRico).map(({ id, source, words }) => {
      const text = words?.question ?? words?.title ?? id
      return {
        id,
        texts: [...new Set(NAMING_SETS.map((set) => renderText(text, set)))],
        ...askedIn(id, source),
      }
    }),
  )
