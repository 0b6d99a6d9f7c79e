import { getJstDay } from '@hibiki/calendar'
import { ApiError, getRequestLanguage, requireSession } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import type { BillingContext } from '../../context.ts'
import { describeBillingErrors } from '../../errors.ts'
import { readIdempotencyKey } from '../../idempotency/read-idempotency-key.ts'
import { runIdempotentRequest } from '../../idempotency/run-idempotent-request.ts'
import { getFieldErrorText } from '../../texts.ts'
import { cancelOrUndoCancelContracts } from './cancel-or-undo-cancel-contracts.ts'
import { PurchaseRow, toPurchaseRow } from './purchase-row.ts'

const ids = Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: 99 }))

/** Clients use either name for the list of ids. */
export const ContractIdsBody = Type.Object({ paymentHistoryIds: ids, historyIds: ids })

export const ShownSettlementSchema = Type.Integer({
  minimum: 0,
  maximum: 2_147_483_647,
  description:
    'Yen, the sum of settlementAmount that the last screen showed; the response is 409 BILLING_PRICE_CHANGED when it would be more now',
})

export const CancelContractsBody = Type.Object({
  paymentHistoryIds: ids,
  historyIds: ids,
  shownSettlement: Type.Optional(ShownSettlementSchema),
})

export const cancelContractsResponses = {
  200: Type.Array(PurchaseRow, { description: 'The contracts after the change' }),
  ...describeBillingErrors(
    'E3001',
    'E4010',
    'E4014',
    'E4030',
    'BILLING_CONTRACT_NOT_FOUND',
    'BILLING_NOT_CANCELLABLE',
    'BILLING_CANCEL_FINAL',
    'BILLING_ORDER_UNDER_WAY',
    'BILLING_PAYMENT_UNDER_WAY',
    'BILLING_PRICE_CHANGED',
    'BILLING_KEY_REUSED',
    'E5030',
    'E5040',
  ),
}

const change = {
  cancel: { call: '/v3/subscription/cancel', refusal: 'BILLING_NOT_CANCELLABLE' },
  'undo-cancel': { call: '/v3/subscription/undo-cancel', refusal: 'BILLING_CANCEL_FINAL' },
} as const

/** Cancels the caller's contracts, or undoes the cancellation, once per request. */
export async function cancelOrUndoCancelByMember(
  deps: BillingContext,
  cause: 'cancel' | 'undo-cancel',
  request: Parameters<typeof requireSession>[0] & { body: Static<typeof CancelContractsBody> },
): Promise<Static<typeof PurchaseRow>[]> {
  const { userId: memberId } = requireSession(request)
  const lang = getRequestLanguage(request)
  const { call, refusal } = change[cause]
  const wanted = request.body.paymentHistoryIds ?? request.body.historyIds
  if (!wanted) {
    throw new ApiError('E3001', { fields: { paymentHistoryIds: getFieldErrorText('required') } })
  }
  const now = deps.clock()
  const once = {
    memberId,
    key: readIdempotencyKey(request),
    call,
    body: request.body,
    now,
    storedErrorCodes: [],
  }
  const run = async () => {
    const changed = await cancelOrUndoCancelContracts(deps, {
      memberId,
      ids: wanted,
      cause,
      refusal,
      shownSettlement: request.body.shownSettlement ?? null,
      language: lang,
      now,
    })
    return changed.map((one) => toPurchaseRow(one, { memberId, today: getJstDay(now), language: lang }))
  }
  // Without a key the request is simply executed: a contract that is cancelled already is rejected, and cancelling again after an
  // undo must work.
  return once.key === null ? run() : runIdempotentRequest(deps.db, once, run)
}
