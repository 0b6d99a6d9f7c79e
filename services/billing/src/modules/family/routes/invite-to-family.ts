import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { inviteToFamily } from '../invite-to-family.ts'

const schema = {
  operationId: 'inviteToFamily',
  summary: 'Invites somebody by mail to a place of a plan that the member has',
  tags: ['subscription'],
  body: Type.Object({
    contractId: Type.String({ minLength: 1, maxLength: 64 }),
    email: Type.String({ format: 'email', maxLength: 254 }),
  }),
  response: {
    200: Type.Object({}),
    ...describeBillingErrors(
      'E3001',
      'E4010',
      'E4014',
      'E4030',
      'BILLING_FAMILY_NOT_FOUND',
      'BILLING_FAMILY_INVITED',
      'BILLING_FAMILY_FULL',
      'BILLING_FAMILY_MAIL_LIMIT',
      'BILLING_FAMILY_DELETION_PENDING',
    ),
  },
}

export function inviteToFamilyRoute(app: App, { database, clock }: BillingContext): void {
  app.post('/v3/subscription/family/invite', { schema }, async (request) => {
    const { userId: holderId } = requireSession(request)
    const { contractId, email } = request.body
    const language = getRequestLanguage(request)
    await inviteToFamily(database, { holderId, contractId, email, language, now: clock() })
    return {}
  })
}
