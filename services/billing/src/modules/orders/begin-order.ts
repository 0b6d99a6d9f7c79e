import { addMonths, type Day, jstDay } from '@hibiki/calendar'
import { runTransaction } from '@hibiki/database'
import { lockCredits, useCredits } from '../bonus/credits.sql.ts'
import { insertContract } from '../contracts/contracts.sql.ts'
import { newSubscription } from '../contracts/new-contract.rules.ts'
import { applyCredits, MIN_CHARGE_YEN } from '../contracts/proration.rules.ts'
import { openInvoice } from '../invoices/invoices.sql.ts'
import { writeMailOfOrder } from '../mails/mail-of-order.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { insertPayment } from '../payments/payments.sql.ts'
import { requireReconciled } from '../payments/require-reconciled.ts'
import { applyPlanChanges } from './apply-plan-changes.ts'
import { familyOf, replacedPlan } from './order.rules.ts'
import type { OrderRequest } from './order-request.ts'
import { orderText } from './order-text.ts'
import { insertOrderUsers } from './order-users.sql.ts'
import { insertOrder, type Order } from './orders.sql.ts'
import type { PlanChange } from './plan-change.rules.ts'
import { type PlannedOrder, planLocked } from './plan-order.ts'

/**
 * Writes an order, its pending contracts and the payment to be made for them, in one transaction: from here on whatever dies is
 * taken up again by its rows. An order that only changes plans is done with it.
 */
export async function beginOrder(deps: PaymentDeps, request: OrderRequest): Promise<Order> {
  return runTransaction(deps.database.db, async (trx) => {
    const { product, card, requestKey } = request
    const memberId = request.caller.userId
    const now = deps.clock()
    const today = jstDay(now)
    const planned = await planLocked(trx, request, now)
    const isNew = ({ effect }: PlannedOrder) => effect.kind === 'subscription'
    const planChanges = planned.filter((one) => !isNew(one)).map((one) => planChange(one, request, today))
    const fresh = planned.filter(isNew)
    const full = fresh.length * product.price
    const credits = applyCredits(Math.max(full - MIN_CHARGE_YEN, 0), await lockCredits(trx, memberId))
    const taken = credits.used.reduce((sum, { yen }) => sum + yen, 0)
    const amount = full - taken
    const isUndecided = fresh.length > 0
    const state = isUndecided ? 'paying' : 'done'
    const id = await insertOrder(trx, {
      memberId,
      requestKey,
      productId: product.id,
      cardId: card.cardId,
      state,
      amount,
      planChanges,
      confirmed: orderText(request, planned, today),
      now,
    })
    await insertOrderUsers(trx, {
      orderId: id,
      userIds: planned.map(({ user }) => user.id),
      family: familyOf(product),
      undecided: isUndecided,
    })
    if (isUndecided) {
      await requireReconciled(trx)
      await useCredits(trx, credits.used)
      const paymentId = await insertPayment(trx, {
        memberId,
        card,
        orderId: id,
        purpose: 'order',
        amount,
        credits: taken,
        now,
      })
      const shares = sharesOf(amount, fresh.length)
      for (const [index, { user }] of fresh.entries()) {
        const contractId = await insertContract(trx, {
          contractorId: memberId,
          userId: user.id,
          product,
          contract: newSubscription(today),
          cardId: card.cardId,
          orderId: id,
          now,
        })
        await openInvoice(trx, {
          contractId,
          memberId,
          productId: product.id,
          periodFrom: today,
          periodUntil: addMonths(today, 1),
          unitPrice: product.price,
          difference: 0,
          amount: shares[index] ?? 0,
          paymentId,
          now,
        })
      }
    } else {
      await applyPlanChanges(trx, { planChanges, cardId: card.cardId }, now)
      await writeMailOfOrder(trx, id, now)
    }
    return { id, state, failureCode: null, cardId: card.cardId, planChanges }
  })
}

function planChange({ held, effect }: PlannedOrder, { product }: OrderRequest, today: Day): PlanChange {
  const plan = replacedPlan(product, held, today)
  if (!plan) throw new Error('a change of plan without a plan')
  const kind = effect.kind === 'upgrade' ? 'upgrade' : 'downgrade'
  const { difference } = effect
  return { contractId: plan.id, kind, productId: product.id, unitPrice: product.price, difference }
}

/** An amount split over several invoices, to the yen. */
function sharesOf(amount: number, count: number): number[] {
  const each = Math.floor(amount / count)
  return Array.from({ length: count }, (_, index) => each + (index < amount - each * count ? 1 : 0))
}
