import { addDays, jstDay } from '@hibiki/calendar'
import type { BillingDatabase } from '../../tables.ts'
import { DUNNING_END_DAYS } from '../contracts/contract.rules.ts'
import { lockContract } from '../contracts/contracts.sql.ts'
import { findProductName } from './mail-facts.sql.ts'
import { otherUser } from './mail-of-change.ts'
import { insertMail, mailQueue } from './mails.sql.ts'
import { findClosedWithoutMail, findExpiringWithoutMail } from './reminders.sql.ts'

const batchSize = 200
/** Longer than any reminder could be written again. */
const KEEP_MAILS_MS = 90 * 86_400_000

export interface ReminderJob {
  database: BillingDatabase
  clock: () => Date
}

/**
 * Writes the mails that no change causes: access that closed for want of a payment (E2001), and cards that expire next month. Each
 * once, whoever looks and however often. Mails that left long ago are deleted.
 */
export async function writeReminders(job: ReminderJob): Promise<void> {
  const { db } = job.database
  await untilFewer(() => notifyClosed(job))
  await untilFewer(() => notifyExpiring(job))
  const before = new Date(job.clock().getTime() - KEEP_MAILS_MS)
  await untilFewer(() => mailQueue(db).deleteOld(before, batchSize))
}

async function untilFewer(work: () => Promise<number>): Promise<void> {
  while ((await work()) === batchSize);
}

async function notifyClosed({ database, clock }: ReminderJob): Promise<number> {
  const now = clock()
  const closed = await findClosedWithoutMail(database.db, jstDay(now), batchSize)
  for (const { id, once } of closed) {
    await database.db.transaction().execute(async (trx) => {
      const stored = await lockContract(trx, id)
      const paidUntil = stored?.contract.paidUntil
      // Paid or ended a moment ago.
      if (!stored?.contractorId || !paidUntil || stored.contract.status !== 'pastDue') return
      const product = await findProductName(trx, stored.productId)
      const facts = { product, userId: otherUser(stored), endsOn: addDays(paidUntil, DUNNING_END_DAYS) }
      await insertMail(trx, { userId: stored.contractorId, template: 'access-closed', facts, once, now })
    })
  }
  return closed.length
}

async function notifyExpiring({ database, clock }: ReminderJob): Promise<number> {
  const now = clock()
  const expiring = await findExpiringWithoutMail(database.db, jstDay(now), batchSize)
  await database.db.transaction().execute(async (trx) => {
    for (const { memberId: userId, once, ...facts } of expiring)
      await insertMail(trx, { userId, template: 'card-expiring', facts, once, now })
  })
  return expiring.length
}
