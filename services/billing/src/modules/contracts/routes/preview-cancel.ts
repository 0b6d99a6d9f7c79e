import { getJstDay } from '@hibiki/calendar'
import {
  ApiError,
  type App,
  getRequestLanguage,
  JapanDay,
  requireSession,
  selectLanguageText,
} from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { getFieldErrorText } from '../../../texts.ts'
import { Yen } from '../../../yen.ts'
import { countFamilyMembers } from '../../family/family.sql.ts'
import { toPlanFamily } from '../../orders/purchase.rules.ts'
import { hasUndecidedOrder } from '../../orders/purchase.sql.ts'
import { hasPaymentUnderWay } from '../contract-plans.sql.ts'
import { findPurchase } from '../purchases.sql.ts'
import { computeSettlementAmount } from '../settlement.rules.ts'
import { computeLastDayIfCancelled } from '../transitions.rules.ts'

const ids = Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: 99 }))

const schema = {
  operationId: 'previewCancel',
  summary: 'Returns when contracts would end if they were cancelled now; changes nothing',
  tags: ['payment'],
  body: Type.Object({ historyIds: ids, paymentHistoryIds: ids }),
  response: {
    200: Type.Array(
      Type.Object({
        id: Type.String(),
        userName: Type.String(),
        productDisplayName: Type.String(),
        cancelAt: Type.With(JapanDay, { description: 'Last day of use' }),
        settlementAmount: Type.With(Yen, {
          description:
            'Yen charged at most before the cancellation takes effect, for the difference of an upgrade that was not billed yet',
        }),
        familyMembers: Type.Integer({ description: 'How many members of the family use it until then' }),
        returnRequired: Type.Boolean({
          description: 'Whether a rented device is to be sent back afterwards',
        }),
      }),
    ),
    ...describeBillingErrors(
      'E3001',
      'E4010',
      'E4014',
      'E4030',
      'BILLING_CONTRACT_NOT_FOUND',
      'BILLING_NOT_CANCELLABLE',
      'BILLING_ORDER_UNDER_WAY',
      'BILLING_PAYMENT_UNDER_WAY',
    ),
  },
}

/** Clients use either name for the list of ids. */
export function previewCancel(app: App, deps: BillingContext): void {
  app.post('/payment/prev-cancel', { schema }, async (request) => {
    const { userId } = requireSession(request)
    const lang = getRequestLanguage(request)
    const today = getJstDay(deps.clock())
    const wanted = requireIds(request.body.historyIds ?? request.body.paymentHistoryIds)
    const purchases = await Promise.all(wanted.map((id) => findPurchase(deps.db, userId, id)))
    const own = purchases.map((purchase) => {
      if (purchase?.contractorId !== userId) throw new ApiError('BILLING_CONTRACT_NOT_FOUND')
      return purchase
    })
    // The preview is rejected in the same cases as the cancellation itself.
    for (const { id, userId: user, contract } of own) {
      const order = { userId: user, family: toPlanFamily(contract) }
      if (await hasUndecidedOrder(deps.db, order)) throw new ApiError('BILLING_ORDER_UNDER_WAY')
      if (await hasPaymentUnderWay(deps.db, id)) throw new ApiError('BILLING_PAYMENT_UNDER_WAY')
    }
    const familyMembers = await countFamilyMembers(
      deps.db,
      own.map(({ id }) => id),
    )
    return own.map((purchase) => {
      const name = selectLanguageText(purchase.productName, lang)
      const cancelAt = computeLastDayIfCancelled(purchase.contract, today)
      if (cancelAt === null) throw new ApiError('BILLING_NOT_CANCELLABLE', { params: { name } })
      const { rental, anchorOn } = purchase.contract
      const returnRequired = rental && anchorOn !== null
      return {
        id: purchase.id,
        userName: purchase.userName,
        productDisplayName: name,
        cancelAt,
        settlementAmount: computeSettlementAmount(purchase),
        familyMembers: familyMembers.get(purchase.id) ?? 0,
        returnRequired,
      }
    })
  })
}

function requireIds(ids: string[] | undefined): string[] {
  if (ids) return [...new Set(ids)]
  throw new ApiError('E3001', { fields: { historyIds: getFieldErrorText('required') } })
}
