import { type App, commonErrors, errorResponses, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { hasAgreed } from '../current-consents.ts'

const schema = {
  operationId: 'readProvidingDataConsent',
  summary: "Returns whether the member has agreed to the current use of the member's data",
  tags: ['agreement'],
  response: { 200: Type.Boolean(), ...errorResponses(commonErrors, 'E4010') },
}

export function readProvidingDataConsent(app: App, context: IdentityContext): void {
  app.get('/agreement/providing-data', { schema }, async (request) =>
    hasAgreed(context.db, context.legalTexts, memberOf(request).userId, 'providing-data'),
  )
}
