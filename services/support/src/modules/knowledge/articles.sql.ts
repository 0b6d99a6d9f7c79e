import { type Kysely, sql } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import { type ArticleCategory, articleCategories } from './article.rules.ts'

export interface ListedArticle {
  id: string
  title: string
  category: ArticleCategory
  faq: boolean
}

export interface LocalizedArticle extends ListedArticle {
  /** Markdown. */
  body: string
  updatedAt: Date
}

/** The knowledge base is written by hand, so all its articles fit into one list. */
export const MAX_LISTED_ARTICLES = 500

/** Joins the text in the requested language, or in Japanese where there is none. */
const inLanguage = (language: string) => sql`
  lateral (select * from article_texts t where t.article_id = a.id and t.language in (${language}, 'ja')
    order by t.language = ${language} desc limit 1) t on true`

/** Lists all articles by category and position. */
export async function listArticles(db: Kysely<SupportTables>, language: string): Promise<ListedArticle[]> {
  const { rows } = await sql<ListedArticle>`
    select a.id, t.title, a.category, a.faq from articles a join ${inLanguage(language)}
    order by array_position(${[...articleCategories]}::text[], a.category), a.position, a.id limit ${MAX_LISTED_ARTICLES}`.execute(
    db,
  )
  return rows
}

export async function findArticle(
  db: Kysely<SupportTables>,
  { language, id }: { id: string; language: string },
): Promise<LocalizedArticle | undefined> {
  const { rows } = await sql<LocalizedArticle>`
    select a.id, t.title, a.category, a.faq, t.body, a.updated_at as "updatedAt"
    from articles a join ${inLanguage(language)} where a.id = ${id}`.execute(db)
  return rows[0]
}
