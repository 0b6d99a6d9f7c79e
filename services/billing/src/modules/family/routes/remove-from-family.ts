import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { removeFromFamily } from '../remove-from-family.ts'

const schema = {
  operationId: 'removeFromFamily',
  summary: 'Withdraws an invitation, or ends at once what a member of the family uses',
  tags: ['subscription'],
  body: Type.Object({ placeId: Type.String({ minLength: 1, maxLength: 64 }) }),
  response: {
    200: Type.Object({}),
    ...describeBillingErrors('E3001', 'E4010', 'E4014', 'E4030', 'BILLING_FAMILY_NOT_FOUND'),
  },
}

export function removeFromFamilyRoute(app: App, { database, clock }: BillingContext): void {
  app.post('/v3/subscription/family/remove', { schema }, async (request) => {
    const { userId: holderId } = requireSession(request)
    await removeFromFamily(database, { holderId, placeId: request.body.placeId, now: clock() })
    return {}
  })
}
