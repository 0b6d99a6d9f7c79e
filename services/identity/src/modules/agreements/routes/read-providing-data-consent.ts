import { type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { hasAgreed } from '../current-consents.ts'

const schema = {
  operationId: 'readProvidingDataConsent',
  summary: "Returns whether the member has agreed to the current use of the member's data",
  tags: ['agreement'],
  response: { 200: Type.Boolean(), ...describeErrors('E4010') },
}

export function readProvidingDataConsent(app: App, context: IdentityContext): void {
  app.get('/agreement/providing-data', { schema }, async (request) =>
    hasAgreed(context.db, context.legalTexts, requireSession(request).userId, 'providing-data'),
  )
}
