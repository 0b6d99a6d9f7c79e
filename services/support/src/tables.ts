import type { EntitlementsTables, MemberProfilesTables } from '@hibiki/projections'
import type { ServiceTables } from '@hibiki/service'
import type { ColumnType, Generated } from 'kysely'
import type { ArticleContent, Category } from './modules/knowledge/article.rules.ts'

type Json<T> = ColumnType<T, string, string>

export interface SupportTables extends ServiceTables, EntitlementsTables, MemberProfilesTables {
  articles: {
    id: string
    category: Category
    position: number
    faq: boolean
    version: number
    /** Digest of the files this was read from last. */
    file_digest: string | null
    updated_at: Date
  }
  article_versions: {
    article_id: string
    version: number
    content: Json<ArticleContent>
    created_by: string | null
    created_at: Date
  }
  article_texts: {
    article_id: string
    language: string
    title: string
    body: string
    tags: string[]
    questions: string[]
    search: ColumnType<string, string, string>
  }
  article_lexemes: { language: string; lexeme: string; documents: Generated<number> }
}
