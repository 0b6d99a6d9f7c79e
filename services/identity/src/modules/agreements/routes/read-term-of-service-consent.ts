import { type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { hasAgreed } from '../current-consents.ts'

const schema = {
  operationId: 'readTermOfServiceConsent',
  summary: 'Returns whether the member has agreed to the current terms of service',
  tags: ['agreement'],
  response: { 200: Type.Boolean(), ...describeErrors('E4010') },
}

export function readTermOfServiceConsent(app: App, context: IdentityContext): void {
  app.get('/agreement/term-of-service', { schema }, async (request) =>
    hasAgreed(context.db, context.legalTexts, requireSession(request).userId, 'terms-of-service'),
  )
}
