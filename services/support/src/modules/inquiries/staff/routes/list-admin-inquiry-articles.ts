import { ApiError, type App } from '@hibiki/http'
import { truncateToCharacters } from '@hibiki/text'
import { type Static, Type } from 'typebox'
import type { SupportContext } from '../../../../context.ts'
import { toArticleExcerpt } from '../../../knowledge/article.rules.ts'
import { searchArticles } from '../../../knowledge/search.sql.ts'
import { findLastMemberText } from '../../messages.sql.ts'
import { findStaffInquiry } from '../staff-inquiries.sql.ts'
import { adminInquiryResource } from './admin-inquiries.ts'

const MAX_RESULTS = 3
const MAX_QUERY_LENGTH = 200
const EXCERPT_LENGTH = 80
/** As in the member's help search: with a lower score an article only shares words with the text. */
const MIN_SHOWN_SCORE = 0.1

const Query = Type.Object({
  q: Type.Optional(
    Type.String({
      maxLength: MAX_QUERY_LENGTH,
      description: 'What staff write; without it the last message of the member is the question',
    }),
  ),
})

/** GET /admin/inquiries/{id}/articles suggests articles for an answer, in the language that the member reads. */
export function listAdminInquiryArticlesRoute(app: App, { db }: SupportContext): void {
  app.get<{ Params: { id: string }; Querystring: Static<typeof Query> }>(
    '/admin/inquiries/:id/articles',
    {
      schema: adminInquiryResource.createRecordOperationSchema({
        operationId: 'listAdminInquiryArticles',
        summary: "Articles that fit an answer or the member's last message, best first",
        querystring: Query,
        response: Type.Array(
          Type.Object({ id: Type.String(), title: Type.String(), excerpt: Type.String() }),
          {
            maxItems: MAX_RESULTS,
          },
        ),
        errors: ['SUPPORT_INQUIRY_NOT_FOUND'],
      }) as object,
    },
    async ({ params, query }) => {
      const inquiry = await findStaffInquiry(db, params.id)
      if (!inquiry) throw new ApiError('SUPPORT_INQUIRY_NOT_FOUND')
      const text = query.q?.trim() || `${inquiry.subject} ${await findLastMemberText(db, inquiry.id)}`
      const { language } = inquiry
      const question = truncateToCharacters(text, MAX_QUERY_LENGTH)
      const found = await searchArticles(db, { text: question, language, limit: MAX_RESULTS })
      return found
        .filter(({ score }) => score >= MIN_SHOWN_SCORE)
        .map(({ id, title, body }) => ({ id, title, excerpt: toArticleExcerpt(body, EXCERPT_LENGTH) }))
    },
  )
}
