import { runTransactionWithRetry } from '@hibiki/database'
import { type App, Id } from '@hibiki/http'
import { lockMember } from '@hibiki/projections'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { countObligations, hasNoObligations } from '../obligations.sql.ts'
import { saveOrderHold } from '../order-holds.sql.ts'

/** This is far longer than identity's change and its events take to arrive here. */
const HOLD_MS = 600_000

const schema = {
  params: Type.Object({ id: Id }),
  response: { 200: Type.Object({ contracts: Type.Integer(), undecidedOrders: Type.Integer() }) },
}

/**
 * Identity calls it before it deletes an account or changes its role, which it does only without obligations. A member without
 * any then orders nothing for ten minutes, so that no order slips in between.
 */
export function holdOrders(app: App, { database, clock }: BillingContext): void {
  app.post('/internal/members/:id/hold-orders', { schema }, (request) =>
    runTransactionWithRetry(database.db, async (trx) => {
      const memberId = request.params.id
      await lockMember(trx, memberId)
      const obligations = await countObligations(trx, memberId)
      const until = new Date(clock().getTime() + HOLD_MS)
      if (hasNoObligations(obligations)) await saveOrderHold(trx, { memberId, until })
      return obligations
    }),
  )
}
