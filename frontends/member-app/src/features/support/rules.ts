import type { Article } from './api/use-articles.ts'

/** Enough to go on reading, few enough to choose from. */
const MAX_RELATED = 5

/** The articles by category, in the order of the service; what is found by search only is left out. */
export function groupFaqByCategory(articles: readonly Article[]): [Article['category'], Article[]][] {
  const groups = new Map<Article['category'], Article[]>()
  for (const article of articles) {
    if (article.faq) groups.set(article.category, [...(groups.get(article.category) ?? []), article])
  }
  return [...groups]
}

/** Others of the same category, those that follow first. */
export function findRelatedArticles(id: string, articles: readonly Article[]): Article[] {
  const category = articles.find((article) => article.id === id)?.category
  const siblings = articles.filter((article) => article.category === category)
  const at = siblings.findIndex((article) => article.id === id)
  return [...siblings.slice(at + 1), ...siblings.slice(0, at)].slice(0, MAX_RELATED)
}
