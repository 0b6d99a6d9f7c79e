import {
  type ListRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsText,
  whereIdIn,
} from '@hibiki/admin-resource'
import { type Kysely, sql } from 'kysely'
import type { SupportTables } from '../../../tables.ts'
import type { ArticleCategory, ArticleContent } from '../../knowledge/article.rules.ts'

export interface AdminArticle {
  id: string
  title: string
  category: ArticleCategory
  faq: boolean
  version: number
  updatedAt: Date
}

const articles = sql`
  select a.id, t.title, a.category, a.faq, a.version, a.updated_at as "updatedAt"
  from articles a join article_texts t on t.article_id = a.id and t.language = 'ja'`

export async function listAdminArticles(
  db: Kysely<SupportTables>,
  { filter, ...page }: ListRequest<{ id?: string[]; q?: string; category?: ArticleCategory }>,
): Promise<RowPage<AdminArticle>> {
  return selectPage<AdminArticle>(db, articles, page, [
    filter.id && whereIdIn('id', filter.id),
    filter.q && whereContainsText(filter.q, 'id', 'title'),
    filter.category && sql`category = ${filter.category}`,
  ])
}

export interface ArticleVersion {
  version: number
  content: ArticleContent
  /** Null for an article from the folder of articles. */
  authorName: string | null
  createdAt: Date
}

const MAX_VERSIONS = 50

export async function findAdminArticle(
  db: Kysely<SupportTables>,
  id: string,
): Promise<(AdminArticle & { versions: ArticleVersion[] }) | undefined> {
  const article = await selectRow<AdminArticle>(db, articles, id)
  if (!article) return undefined
  const { rows: versions } = await sql<ArticleVersion>`
    select v.version, v.content, p.name as "authorName", v.created_at as "createdAt"
    from article_versions v left join member_profiles p on p.member_id = v.created_by
    where v.article_id = ${id} order by v.version desc limit ${MAX_VERSIONS}`.execute(db)
  return { ...article, versions }
}
