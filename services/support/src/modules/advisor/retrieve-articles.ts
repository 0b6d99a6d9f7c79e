import type { Kysely } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import type { FoundArticle } from '../knowledge/article.rules.ts'
import { searchArticles } from '../knowledge/search.sql.ts'
import { findRefusedTopic, isQuestionAnsweredBy, MAX_CONTEXT_ARTICLES } from './answer.rules.ts'

export interface RetrievedArticles {
  /** The articles found, best first, including those that do not answer the question. */
  articles: FoundArticle[]
  /** Why the question is refused, or null when it is answered. */
  refused: 'help-lines' | 'medical' | 'refusal' | null
}

/** Finds the articles for a question and decides, before any engine is called, whether it is answered. */
export async function retrieveArticles(
  db: Kysely<SupportTables>,
  options: { text: string; language: string },
): Promise<RetrievedArticles> {
  const articles = await searchArticles(db, { ...options, limit: MAX_CONTEXT_ARTICLES })
  const topic = findRefusedTopic(options.text)
  if (topic) return { articles, refused: topic }
  const [best] = articles
  return { articles, refused: best && isQuestionAnsweredBy(options, best) ? null : 'refusal' }
}
