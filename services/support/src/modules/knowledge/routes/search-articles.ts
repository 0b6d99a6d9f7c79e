import { type App, getRequestLanguage } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { toArticleExcerpt } from '../article.rules.ts'
import { ArticleCategorySchema } from '../article-category-schema.ts'
import { searchArticles } from '../search.sql.ts'

const MAX_RESULTS = 10
const MAX_QUERY_LENGTH = 200
const EXCERPT_LENGTH = 120
/** An article with a lower score shares words with the question, but does not answer it. */
const MIN_SHOWN_SCORE = 0.1

/** GET /v2/support/articles/search: what the FAQ finds. */
export function searchArticlesRoute(app: App, { db }: SupportContext): void {
  app.get(
    '/v2/support/articles/search',
    {
      schema: {
        operationId: 'searchArticles',
        summary: "Articles that fit a question in the caller's language, best first",
        tags: ['support'],
        querystring: Type.Object({ q: Type.String({ minLength: 1, maxLength: MAX_QUERY_LENGTH }) }),
        response: {
          200: Type.Array(
            Type.Object({
              id: Type.String(),
              title: Type.String(),
              category: ArticleCategorySchema,
              excerpt: Type.String(),
            }),
            { maxItems: MAX_RESULTS },
          ),
        },
      },
    },
    async (request) => {
      const options = { text: request.query.q, language: getRequestLanguage(request), limit: MAX_RESULTS }
      const found = await searchArticles(db, options)
      return found
        .filter(({ score }) => score >= MIN_SHOWN_SCORE)
        .map(({ id, title, category, body }) => ({
          id,
          title,
          category,
          excerpt: toArticleExcerpt(body, EXCERPT_LENGTH),
        }))
    },
  )
}
