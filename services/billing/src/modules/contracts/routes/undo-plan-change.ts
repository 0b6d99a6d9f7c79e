import { getJstDay } from '@hibiki/calendar'
import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { PurchaseRow, toPurchaseRow } from '../purchase-row.ts'
import { undoPlanChange } from '../undo-plan-change.ts'

const schema = {
  operationId: 'undoPlanChange',
  summary: 'Undoes a change to a cheaper plan that waits for the renewal',
  tags: ['subscription'],
  body: Type.Object({
    paymentHistoryId: Type.String({ minLength: 1, maxLength: 64 }),
    shownAmount: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 2_147_483_647,
        description:
          'Yen of the next bill that the last screen showed; the response is 409 BILLING_PRICE_CHANGED when it would be more now',
      }),
    ),
  }),
  response: {
    200: PurchaseRow,
    ...describeBillingErrors(
      'E3001',
      'E4010',
      'E4014',
      'E4030',
      'BILLING_CONTRACT_NOT_FOUND',
      'BILLING_NO_PLAN_CHANGE',
      'BILLING_ORDER_UNDER_WAY',
      'BILLING_PAYMENT_UNDER_WAY',
      'BILLING_PRICE_CHANGED',
    ),
  },
}

/** A repeated request is rejected, because there is no change left to undo. */
export function undoPlanChangeRoute(app: App, deps: BillingContext): void {
  app.post('/v3/subscription/undo-plan-change', { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    const { paymentHistoryId: id, shownAmount = null } = request.body
    const [lang, now] = [getRequestLanguage(request), deps.clock()]
    const purchase = await undoPlanChange(deps.database, { memberId, id, shownAmount, language: lang, now })
    return toPurchaseRow(purchase, { memberId, today: getJstDay(now), language: lang })
  })
}
