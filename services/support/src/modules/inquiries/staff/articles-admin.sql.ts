import {
  containsText,
  idIn,
  type ListRequest,
  type Page,
  selectPage,
  selectRow,
} from '@hibiki/admin-resource'
import { type Kysely, sql } from 'kysely'
import type { SupportTables } from '../../../tables.ts'
import type { ArticleContent, Category } from '../../knowledge/article.rules.ts'

export interface DeskArticle {
  id: string
  title: string
  category: Category
  faq: boolean
  version: number
  updatedAt: Date
}

const articles = sql`
  select a.id, t.title, a.category, a.faq, a.version, a.updated_at as "updatedAt"
  from articles a join article_texts t on t.article_id = a.id and t.language = 'ja'`

export async function listDeskArticles(
  db: Kysely<SupportTables>,
  { filter, ...page }: ListRequest<{ id?: string[]; q?: string; category?: Category }>,
): Promise<Page<DeskArticle>> {
  return selectPage<DeskArticle>(db, articles, page, [
    filter.id && idIn('id', filter.id),
    filter.q && containsText(filter.q, 'id', 'title'),
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

export async function findDeskArticle(
  db: Kysely<SupportTables>,
  id: string,
): Promise<(DeskArticle & { versions: ArticleVersion[] }) | undefined> {
  const article = await selectRow<DeskArticle>(db, articles, id)
  if (!article) return undefined
  const { rows: versions } = await sql<ArticleVersion>`
    select v.version, v.content, p.name as "authorName", v.created_at as "createdAt"
    from article_versions v left join member_profiles p on p.member_id = v.created_by
    where v.article_id = ${id} order by v.version desc limit ${MAX_VERSIONS}`.execute(db)
  return { ...article, versions }
}
