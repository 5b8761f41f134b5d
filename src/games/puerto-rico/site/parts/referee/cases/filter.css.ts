import type { APIRoute } from 'astro'
import { filterSheet } from '../../../../../../frame/filter-sheet.ts'
import { casesOfBuild } from '../../../../referee/cases.ts'

export const GET: APIRoute = () =>
  filterSheet(
    casesOfBuild().flatMap(({ subjects, buildings, rules }): string[] => [
      ...subjects,
      ...buildings,
      ...rules,
    ]),
  )
