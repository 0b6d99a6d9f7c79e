import { type App, getRequestLanguage } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { ArticleCategorySchema } from '../article-category-schema.ts'
import { listArticles, MAX_LISTED_ARTICLES } from '../articles.sql.ts'

/** GET /v2/support/articles: the FAQ. */
export function listArticlesRoute(app: App, { db }: SupportContext): void {
  app.get(
    '/v2/support/articles',
    {
      schema: {
        operationId: 'listArticles',
        summary: "All articles of the knowledge base in the caller's language, by category",
        tags: ['support'],
        response: {
          200: Type.Array(
            Type.Object({
              id: Type.String(),
              title: Type.String(),
              category: ArticleCategorySchema,
              faq: Type.Boolean({ description: 'listed before anybody searches' }),
            }),
            { maxItems: MAX_LISTED_ARTICLES },
          ),
        },
      },
    },
    (request) => listArticles(db, getRequestLanguage(request)),
  )
}
