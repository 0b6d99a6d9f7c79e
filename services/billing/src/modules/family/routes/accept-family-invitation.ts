import { ApiError, type App, isEnterpriseOnly, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { acceptFamilyInvitation } from '../accept-family-invitation.ts'
import { FamilyInvitationBody } from './read-family-invitation.ts'

const schema = {
  operationId: 'acceptFamilyInvitation',
  summary: 'Joins the family of whoever has sent the link; it works once, for any account that has it',
  tags: ['subscription'],
  body: FamilyInvitationBody,
  response: {
    200: Type.Object({}),
    ...describeBillingErrors(
      'E3001',
      'E4010',
      'E4014',
      'BILLING_FAMILY_INVITATION_INVALID',
      'BILLING_FAMILY_OWN',
      'BILLING_FAMILY_JOINED',
      'BILLING_FAMILY_FULL',
      'BILLING_FAMILY_ENTERPRISE',
      'BILLING_FAMILY_DELETION_PENDING',
    ),
  },
}

/** Anybody may be invited, so an enterprise account learns from a sentence of its own why it cannot join. */
export function acceptFamilyInvitationRoute(app: App, { database, clock }: BillingContext): void {
  app.post('/v3/subscription/family/accept', { schema }, async (request) => {
    const session = requireSession(request)
    if (isEnterpriseOnly(session)) throw new ApiError('BILLING_FAMILY_ENTERPRISE')
    const { token } = request.body
    await acceptFamilyInvitation(database, { memberId: session.userId, token, now: clock() })
    return {}
  })
}
