import { listDailyFigures } from '@hibiki/admin-resource'
import type { Day } from '@hibiki/calendar'
import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { isRefundDue } from '../payments/payments-admin.sql.ts'
import { MAX_EVENT_ATTEMPTS } from '../payments/webhook-events.sql.ts'

/** Counts of what staff have to act on in commerce. */
export interface CommerceDashboardCounts {
  deliveriesWaiting: number
  returnsWaiting: number
  /** Devices that have been awaited for 30 days, so that staff should ask for them; they are counted above, too. */
  returnsLate: number
  paymentsUnclear: number
  /** Refunds that are due, and those that a bank rejected and that nobody has repeated or closed. */
  refundsDue: number
  eventsParked: number
  /** Bills that were sent and are not paid yet. */
  invoicesOpen: number
}

export async function getCommerceDashboardCounts(db: Db): Promise<CommerceDashboardCounts> {
  const { rows } = await sql<CommerceDashboardCounts>`select
    (select count(*) from contracts where rental and status = 'awaitingDelivery') as "deliveriesWaiting",
    (select count(*) from contracts where rental and status = 'awaitingReturn') as "returnsWaiting",
    (select count(*) from contracts where rental and status = 'awaitingReturn' and return_reminded) as "returnsLate",
    (select count(*) from payments where state in ('pending', 'unclear')) as "paymentsUnclear",
    (select count(*) from payments p where ${isRefundDue('p')}) as "refundsDue",
    (select count(*) from webhook_events where done_at is null and attempts >= ${MAX_EVENT_ATTEMPTS})
      as "eventsParked",
    (select count(*) from invoices where state = 'open') as "invoicesOpen"`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a query without a table always returns a row')
  return counts
}

/**
 * Returns the yen received on each of `count` days in Japan, the last of them `today`, oldest first, less what was refunded of
 * them since.
 */
export const listDailyRevenue = (
  db: Db,
  days: { today: Day; count: number },
): Promise<{ day: Day; yen: number }[]> =>
  listDailyFigures(db, days, {
    table: 'payments',
    at: 'settled_at',
    figures: { yen: sql<number>`sum(amount_yen - refunded_yen)::float8` },
    where: sql`state = 'succeeded'`,
  })
