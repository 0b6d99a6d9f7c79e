import type { paths } from '../../lib/api/schema.gen.d.ts'

export type Article =
  paths['/v2/support/articles']['get']['responses'][200]['content']['application/json'][number]

/** Articles change with a release or in the console, not while somebody reads. */
export const ARTICLE_STALE_TIME_MS = 10 * 60 * 1000

/** This many related articles are enough to read on, and few enough to choose from. */
const MAX_RELATED = 5

/** Groups the articles by category in the service's order; articles for the search only are left out. */
export function groupFaqByCategory(articles: readonly Article[]): [Article['category'], Article[]][] {
  const groups = new Map<Article['category'], Article[]>()
  for (const article of articles) {
    if (article.faq) groups.set(article.category, [...(groups.get(article.category) ?? []), article])
  }
  return [...groups]
}

/** Finds others of the same category, following ones first. */
export function findRelatedArticles(id: string, articles: readonly Article[]): Article[] {
  const category = articles.find((article) => article.id === id)?.category
  const siblings = articles.filter((article) => article.category === category)
  const at = siblings.findIndex((article) => article.id === id)
  return [...siblings.slice(at + 1), ...siblings.slice(0, at)].slice(0, MAX_RELATED)
}
