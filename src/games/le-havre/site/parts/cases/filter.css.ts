import type { APIRoute } from 'astro'
import { filterSheet } from '../../../../../frame/filter-sheet.ts'
import { askedCases } from '../../../reference/cases.ts'
import { filteredBy } from '../../cases/filter-choices.ts'

export const GET: APIRoute = () => filterSheet(askedCases().flatMap(filteredBy))
