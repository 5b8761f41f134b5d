/** What a page is, as search engines read it (schema.org). Made from what the page itself shows. */
import { LANGUAGE } from '#language/language.ts'
import type { Chapter } from '../lessons/course.ts'
import { chapterPath, stepPath } from '../lessons/paths.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import { renderText } from '../text/markup.ts'
import { to } from '../ui/link.ts'

const CONTEXT = 'https://schema.org'

/** A page by its name and its address below the site's root. */
type Place = readonly [name: string, path: `/${string}`]

/** The way to a page from above, itself the last. `site` is the origin. */
export const breadcrumbs = (site: URL | undefined, places: readonly Place[]) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: places.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: renderText(name),
    item: new URL(to(path), site).href,
  })),
})

/** A case: what is asked, and the verdict. */
export const faq = (question: string, answer: string) => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  inLanguage: LANGUAGE,
  mainEntity: [
    {
      '@type': 'Question',
      name: renderText(question),
      acceptedAnswer: { '@type': 'Answer', text: renderText(answer) },
    },
  ],
})

/** A chapter of a game's course: what to do, step by step. */
export const howTo = <G extends ScenarioTypes>(
  site: URL | undefined,
  game: string,
  { id, title, about, steps }: Pick<Chapter<G>, 'id' | 'title' | 'about' | 'steps'>,
) => ({
  '@context': CONTEXT,
  '@type': 'HowTo',
  inLanguage: LANGUAGE,
  name: renderText(title),
  description: renderText(about),
  url: new URL(to(chapterPath(game, id)), site).href,
  step: steps.map((step, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    text: renderText(step.task),
    url: new URL(to(stepPath(game, id, step.id)), site).href,
  })),
})
