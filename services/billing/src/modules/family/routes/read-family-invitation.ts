import { formatJstDateTime } from '@hibiki/calendar'
import { ApiError, type App, getRequestLanguage, JapanTime, selectLanguageText } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { findOpenInvitation } from '../accept-family-invitation.ts'
import { listNames } from '../family.sql.ts'

/** The secret stands in the body, so that no log of paths has it. */
export const FamilyInvitationBody = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100, description: 'The secret of the link' }) },
  { $id: 'FamilyInvitationToken' },
)

const schema = {
  operationId: 'readFamilyInvitation',
  summary: 'Returns who invites to which plan; whoever has the link may read it without a login',
  tags: ['subscription'],
  body: FamilyInvitationBody,
  response: {
    200: Type.Object({
      holderName: Type.String(),
      productName: Type.String(),
      functions: Type.Array(Type.String(), { description: 'What the plan opens, as texts for members' }),
      expiresAt: JapanTime,
    }),
    ...describeBillingErrors('E3001', 'BILLING_FAMILY_INVITATION_INVALID'),
  },
}

export function readFamilyInvitation(app: App, { db, clock, products }: BillingContext): void {
  app.post('/v3/subscription/family/invitation', { schema }, async (request, reply) => {
    const language = getRequestLanguage(request)
    const invitation = await findOpenInvitation(db, request.body.token, clock())
    if (!invitation) throw new ApiError('BILLING_FAMILY_INVITATION_INVALID')
    const { place, contract } = invitation
    const product = (await products()).find(({ id }) => id === contract.productId)
    const names = await listNames(db, [place.holderId])
    reply.header('cache-control', 'no-store')
    return {
      holderName: names.get(place.holderId) ?? '',
      productName: selectLanguageText(contract.productName, language),
      functions: product ? selectLanguageText(product.functions, language) : [],
      expiresAt: formatJstDateTime(place.expiresAt),
    }
  })
}
