import { type App, describeErrors, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { recordConsent } from '../record-consent.ts'

const schema = {
  operationId: 'agreeProvidingData',
  summary:
    "Saves the member's decision about the current use of the member's data; false declines or withdraws",
  tags: ['agreement'],
  querystring: Type.Object({ agreement: Type.Boolean() }),
  response: { 200: Type.Object({}), ...describeErrors('E3001', 'E4010') },
}

export function agreeProvidingData(app: App, context: IdentityContext): void {
  app.post('/agreement/agree-providing-data', { schema }, async (request) => {
    const { agreement: agreed } = request.query
    const decision = { userId: requireSession(request).userId, document: 'providing-data', agreed } as const
    await context.db.transaction().execute((trx) =>
      recordConsent(trx, context.legalTexts, {
        ...decision,
        language: getRequestLanguage(request),
        now: context.clock(),
      }),
    )
    return {}
  })
}
