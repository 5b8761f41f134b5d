import type { APIRoute } from 'astro'
import { askedCases } from '../../../../games/le-havre/reference/cases.ts'
import { filteredBy } from '../../../../games/le-havre/site/cases/filter-choices.ts'
import { filterSheet } from '../../../components/filter-sheet.ts'

export const GET: APIRoute = () => filterSheet(askedCases().flatMap(filteredBy))
