import type { Kysely } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import type { FoundArticle } from '../knowledge/article.rules.ts'
import { searchArticles } from '../knowledge/search.sql.ts'
import { answersQuestion, CONTEXT_ARTICLES, findRefusedTopic } from './answer.rules.ts'

export interface Retrieved {
  /** Articles, best first, also those that are too far from the question. */
  articles: FoundArticle[]
  /** Why the question is not answered; null when it is. */
  refused: 'help-lines' | 'medical' | 'refusal' | null
}

/** Decides before any engine is asked whether a question is answered, and from which articles. */
export async function retrieve(
  db: Kysely<SupportTables>,
  options: { text: string; language: string },
): Promise<Retrieved> {
  const articles = await searchArticles(db, { ...options, limit: CONTEXT_ARTICLES })
  const topic = findRefusedTopic(options.text)
  if (topic) return { articles, refused: topic }
  const [best] = articles
  return { articles, refused: best && answersQuestion(options, best) ? null : 'refusal' }
}
