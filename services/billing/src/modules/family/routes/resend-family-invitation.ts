import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { resendFamilyInvitation } from '../invite-to-family.ts'

const schema = {
  operationId: 'resendFamilyInvitation',
  summary: 'Mails an invitation again, with a new link that takes the place of the one before',
  tags: ['subscription'],
  body: Type.Object({ placeId: Type.String({ minLength: 1, maxLength: 64 }) }),
  response: {
    200: Type.Object({}),
    ...describeBillingErrors(
      'E3001',
      'E4010',
      'E4014',
      'E4030',
      'BILLING_FAMILY_NOT_FOUND',
      'BILLING_FAMILY_FULL',
      'BILLING_FAMILY_MAIL_LIMIT',
      'BILLING_FAMILY_DELETION_PENDING',
    ),
  },
}

export function resendFamilyInvitationRoute(app: App, { database, clock }: BillingContext): void {
  app.post('/v3/subscription/family/resend', { schema }, async (request) => {
    const { userId: holderId } = requireSession(request)
    const { placeId } = request.body
    const language = getRequestLanguage(request)
    await resendFamilyInvitation(database, { holderId, placeId, language, now: clock() })
    return {}
  })
}
