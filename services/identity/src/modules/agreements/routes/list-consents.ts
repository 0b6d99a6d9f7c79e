import { type App, describeErrors, Moment, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { listCurrentConsents } from '../current-consents.ts'

const schema = {
  operationId: 'listConsents',
  summary: "Lists the member's decisions about the current versions of both documents",
  tags: ['agreement'],
  response: {
    200: Type.Array(
      Type.Object({
        document: Type.Enum(['terms-of-service', 'providing-data']),
        agreed: Type.Boolean(),
        version: Type.String({ description: 'Version of the current text' }),
        decidedAt: Type.Union([Moment, Type.Null()], {
          description: 'Null while the member has not decided, so that the client asks',
        }),
      }),
    ),
    ...describeErrors('E4010'),
  },
}

export function listConsents(app: App, context: IdentityContext): void {
  app.get('/agreement/consents', { schema }, async (request) => {
    const current = await listCurrentConsents(context.db, context.legalTexts, requireSession(request).userId)
    return current.map((consent) => ({ ...consent, decidedAt: consent.decidedAt?.toISOString() ?? null }))
  })
}
