/** The questions of the quiz. */
import type { APIRoute } from 'astro'
import { questionsOfBuild } from '../../../reference/quiz.ts'

export const GET: APIRoute = () => Response.json(questionsOfBuild())
