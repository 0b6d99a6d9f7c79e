import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { leaveFamily } from '../remove-from-family.ts'

const schema = {
  operationId: 'leaveFamily',
  summary: 'Ends at once what the member uses by the plan of another member',
  tags: ['subscription'],
  response: {
    200: Type.Object({}),
    ...describeBillingErrors('E4010', 'E4014', 'E4030', 'BILLING_FAMILY_NOT_FOUND'),
  },
}

export function leaveFamilyRoute(app: App, { database, clock }: BillingContext): void {
  app.post('/v3/subscription/family/leave', { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    await leaveFamily(database, { memberId, now: clock() })
    return {}
  })
}
