import { addDays, DAY_MS, getJstDay } from '@hibiki/calendar'
import { runInBatches } from '@hibiki/database'
import type { BillingDatabase } from '../../tables.ts'
import { lockCard } from '../cards/cards.sql.ts'
import { toBillingPeriod } from '../contracts/billing-period.rules.ts'
import { DUNNING_END_DAYS } from '../contracts/contract.rules.ts'
import { lockContract } from '../contracts/contracts.sql.ts'
import { getPlanOfNextBill } from '../contracts/plan-of-next-bill.ts'
import { isReconciliationDue } from '../payments/restores.sql.ts'
import { findUserIdUnlessPayer } from './insert-contract-change-mail.ts'
import { findMailCard, getProductName } from './mail-facts.sql.ts'
import { createBillingMailQueue, insertMail } from './mails.sql.ts'
import {
  listClosedContractsWithoutMail,
  listExpiringCardsWithoutMail,
  listRenewalsWithoutMail,
} from './reminders.sql.ts'

/** This is longer than any reminder could be written again. */
const RETENTION_MS = 90 * DAY_MS

export interface ReminderJobContext {
  database: BillingDatabase
  clock: () => Date
}

/**
 * Writes the mails that no change causes: access that was closed for want of a payment (E2001), yearly contracts that are renewed
 * soon, and cards that expire this month or the next. Each is written once, whichever replica runs and however often. Mails sent long
 * ago are deleted.
 */
export async function enqueueReminderMails(job: ReminderJobContext): Promise<void> {
  const { db } = job.database
  if (await isReconciliationDue(db)) return
  await runInBatches((limit) => notifyClosed(job, limit))
  await runInBatches((limit) => notifyRenewals(job, limit))
  await runInBatches((limit) => notifyExpiring(job, limit))
  const before = new Date(job.clock().getTime() - RETENTION_MS)
  await runInBatches((limit) => createBillingMailQueue(db).deleteOld(before, limit))
}

async function notifyClosed({ database, clock }: ReminderJobContext, limit: number): Promise<number> {
  const now = clock()
  const closed = await listClosedContractsWithoutMail(database.db, getJstDay(now), limit)
  for (const { id, once } of closed) {
    await database.db.transaction().execute(async (trx) => {
      const stored = await lockContract(trx, id)
      const paidUntil = stored?.contract.paidUntil
      // The contract was paid or ended a moment ago.
      if (!stored?.contractorId || !paidUntil || stored.contract.status !== 'pastDue') return
      const product = await getProductName(trx, stored.productId)
      const facts = {
        product,
        userId: findUserIdUnlessPayer(stored),
        endsOn: addDays(paidUntil, DUNNING_END_DAYS),
      }
      await insertMail(trx, { userId: stored.contractorId, template: 'access-closed', facts, once, now })
    })
  }
  return closed.length
}

async function notifyRenewals({ database, clock }: ReminderJobContext, limit: number): Promise<number> {
  const now = clock()
  const renewals = await listRenewalsWithoutMail(database.db, getJstDay(now), limit)
  for (const { id, once } of renewals) {
    await database.db.transaction().execute(async (trx) => {
      const stored = await lockContract(trx, id)
      const on = stored?.contract.paidUntil
      // The contract was cancelled a moment ago.
      if (!stored?.contractorId || !on || stored.contract.status !== 'active') return
      const plan = await getPlanOfNextBill(trx, stored)
      const facts = {
        product: await getProductName(trx, plan.productId),
        userId: findUserIdUnlessPayer(stored),
        period: toBillingPeriod(plan.periodMonths),
        amount: plan.unitPrice + stored.nextDifference,
        card: stored.cardId === null ? null : await findMailCard(trx, stored.cardId),
        on,
      }
      await insertMail(trx, { userId: stored.contractorId, template: 'renewal-reminder', facts, once, now })
    })
  }
  return renewals.length
}

async function notifyExpiring({ database, clock }: ReminderJobContext, limit: number): Promise<number> {
  const now = clock()
  const today = getJstDay(now)
  const expiring = await listExpiringCardsWithoutMail(database.db, { today, limit })
  for (const { memberId, cardId } of expiring) {
    await database.db.transaction().execute(async (trx) => {
      // The card may have been removed, or registered again with another expiry, a moment ago.
      if (!(await lockCard(trx, { memberId, id: cardId }))) return
      const [reminder] = await listExpiringCardsWithoutMail(trx, { today, limit: 1, cardId })
      if (!reminder) return
      const { once, card, expMonth, expYear, products } = reminder
      const facts = { card, expMonth, expYear, products }
      await insertMail(trx, { userId: memberId, template: 'card-expiring', facts, once, now })
    })
  }
  return expiring.length
}
