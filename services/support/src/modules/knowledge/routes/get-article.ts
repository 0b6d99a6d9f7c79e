import { ApiError, type App, getRequestLanguage, Moment } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { MAX_ARTICLE_BODY_LENGTH } from '../article.rules.ts'
import { ArticleCategorySchema } from '../article-category-schema.ts'
import { findArticle } from '../articles.sql.ts'

/** GET /v2/support/articles/article: one article of the FAQ. */
export function getArticleRoute(app: App, { db }: SupportContext): void {
  app.get(
    '/v2/support/articles/article',
    {
      schema: {
        operationId: 'getArticle',
        summary: "One article in the caller's language, in Japanese where it has none",
        tags: ['support'],
        querystring: Type.Object({ id: Type.String({ minLength: 1, maxLength: 60 }) }),
        response: {
          200: Type.Object({
            id: Type.String(),
            title: Type.String(),
            category: ArticleCategorySchema,
            faq: Type.Boolean(),
            body: Type.String({ description: 'Markdown', maxLength: MAX_ARTICLE_BODY_LENGTH }),
            updatedAt: Moment,
          }),
        },
      },
    },
    async (request) => {
      const article = await findArticle(db, { id: request.query.id, language: getRequestLanguage(request) })
      if (!article) throw new ApiError('SUPPORT_ARTICLE_NOT_FOUND')
      return { ...article, updatedAt: article.updatedAt.toISOString() }
    },
  )
}
