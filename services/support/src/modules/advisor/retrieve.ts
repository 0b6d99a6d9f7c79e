import type { Kysely } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import { type FoundArticle, searchArticles } from '../knowledge/search.sql.ts'
import { CONTEXT_ARTICLES, MIN_ANSWER_SCORE, refusedTopic } from './answer.rules.ts'

/** What a question may be answered from: articles, best first, or why it is refused. */
export type Retrieved =
  | { articles: FoundArticle[]; refused: null }
  | { articles: []; refused: 'help-lines' | 'medical' | 'refusal' }

/** Decides before any engine is asked whether a question is answered, and from which articles. */
export async function retrieve(
  db: Kysely<SupportTables>,
  o: { text: string; language: string },
): Promise<Retrieved> {
  const topic = refusedTopic(o.text)
  if (topic) return { articles: [], refused: topic }
  const found = await searchArticles(db, { ...o, limit: CONTEXT_ARTICLES })
  const [best] = found
  if (!best || best.score < MIN_ANSWER_SCORE) return { articles: [], refused: 'refusal' }
  return { articles: found, refused: null }
}
