import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { declineFamilyInvitation } from '../accept-family-invitation.ts'
import { FamilyInvitationBody } from './read-family-invitation.ts'

const schema = {
  operationId: 'declineFamilyInvitation',
  summary: 'Ends an invitation for whoever has its link, without a login',
  tags: ['subscription'],
  body: FamilyInvitationBody,
  response: {
    200: Type.Object({}),
    ...describeBillingErrors('E3001', 'BILLING_FAMILY_INVITATION_INVALID'),
  },
}

export function declineFamilyInvitationRoute(app: App, { database, clock }: BillingContext): void {
  app.post('/v3/subscription/family/decline', { schema }, async (request) => {
    await declineFamilyInvitation(database, { token: request.body.token, now: clock() })
    return {}
  })
}
