import type { APIRoute } from 'astro'
import { casesOfBuild } from '../../../../../games/puerto-rico/referee/cases.ts'
import { filterSheet } from '../../../../components/filter-sheet.ts'

export const GET: APIRoute = () =>
  filterSheet(
    casesOfBuild().flatMap(({ subjects, buildings, rules }): string[] => [
      ...subjects,
      ...buildings,
      ...rules,
    ]),
  )
