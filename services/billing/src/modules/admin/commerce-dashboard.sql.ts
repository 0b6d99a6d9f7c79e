import { addDays, type Day, startOfJstDay } from '@hibiki/calendar'
import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { MAX_EVENT_ATTEMPTS } from '../payments/webhook-events.sql.ts'

/** What of commerce waits for somebody. */
export interface CommerceCounts {
  deliveriesWaiting: number
  returnsWaiting: number
  /** Of those, the devices awaited for 30 days: to be asked for (D-077). */
  returnsLate: number
  paymentsUnclear: number
  refundsDue: number
  eventsParked: number
  /** Bills that were sent and not paid yet (D-083). */
  invoicesOpen: number
}

export async function commerceCounts(db: Db): Promise<CommerceCounts> {
  const { rows } = await sql<CommerceCounts>`select
    (select count(*) from contracts where rental and status = 'awaitingDelivery') as "deliveriesWaiting",
    (select count(*) from contracts where rental and status = 'awaitingReturn') as "returnsWaiting",
    (select count(*) from contracts where rental and status = 'awaitingReturn' and return_reminded) as "returnsLate",
    (select count(*) from payments where state in ('pending', 'unclear')) as "paymentsUnclear",
    (select count(*) from payments where state = 'refund-due') as "refundsDue",
    (select count(*) from webhook_events where done_at is null and attempts >= ${MAX_EVENT_ATTEMPTS})
      as "eventsParked",
    (select count(*) from invoices where state = 'open') as "invoicesOpen"`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a query without a table always returns a row')
  return counts
}

/**
 * What payments brought on each of `count` days in Japan, the last of them `today`, oldest first, in yen.
 * Payments that were given back count for no day.
 */
export async function listRevenueDays(
  db: Db,
  { today, count }: { today: Day; count: number },
): Promise<{ day: Day; yen: number }[]> {
  const first = addDays(today, 1 - count)
  const { rows } = await sql<{ day: Day; yen: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(counted.yen, 0) as yen
    from generate_series(${first}::date, ${today}::date, '1 day') as day
    left join (
      select (settled_at at time zone 'Asia/Tokyo')::date as on_day, sum(amount_yen)::float8 as yen
      from payments where state = 'succeeded' and settled_at >= ${startOfJstDay(first)} group by 1
    ) as counted on on_day = day
    order by day`.execute(db)
  return rows
}
