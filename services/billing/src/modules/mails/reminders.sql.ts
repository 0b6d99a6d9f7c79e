import { addDays, type Day } from '@hibiki/calendar'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { BillingTables, Db } from '../../tables.ts'
import { PAYMENT_GRACE_DAYS, RENEWAL_REMINDER_DAYS } from '../contracts/contract.rules.ts'
import type { MailCard, ProductName } from './mail-facts.ts'

/** Lists contracts that were open and are closed for want of a payment, and whose payer has had no mail about that payment yet. */
export function listClosedContractsWithoutMail(
  db: Db,
  today: Day,
  limit: number,
): Promise<{ id: string; once: string }[]> {
  const once = sql<string>`concat('access-closed:', c.id, ':', c.paid_until)`
  return db
    .selectFrom('contracts as c')
    .select(['c.id', once.as('once')])
    .where('c.status', '=', 'pastDue')
    .where('c.invoiced', '=', false)
    .where('c.paid_periods', '>', 0)
    .where('c.contractor_id', 'is not', null)
    .where('c.paid_until', '<', addDays(today, -PAYMENT_GRACE_DAYS))
    .where((eb) => hasNoMail(eb, once))
    .orderBy('c.id')
    .limit(limit)
    .execute()
}

/**
 * Lists contracts that soon charge a year, or whose paid year soon ends, and whose payer has had no mail about that renewal. One
 * whose period or plan is changed after the mail is listed again.
 */
export function listRenewalsWithoutMail(
  db: Db,
  today: Day,
  limit: number,
): Promise<{ id: string; once: string }[]> {
  const once = sql<string>`concat('renewal-reminder:', c.id, ':', c.paid_until, ':',
    coalesce(c.next_unit_price_yen, c.unit_price_yen))`
  return db
    .selectFrom('contracts as c')
    .select(['c.id', once.as('once')])
    .where('c.status', '=', 'active')
    .where('c.invoiced', '=', false)
    .where('c.contractor_id', 'is not', null)
    .where('c.paid_until', '>', today)
    .where('c.paid_until', '<=', addDays(today, RENEWAL_REMINDER_DAYS))
    .where((eb) => eb.or([eb('c.period_months', '=', 12), eb('c.next_period_months', '=', 12)]))
    .where((eb) => hasNoMail(eb, once))
    .orderBy('c.id')
    .limit(limit)
    .execute()
}

export interface ExpiringCardReminder {
  cardId: string
  memberId: string
  once: string
  card: MailCard
  expMonth: number
  expYear: number
  products: ProductName[]
}

/**
 * Lists cards valid until the end of this month or the next that still pay something, and whose owner has had no mail about it. A
 * card of this month is due when it was registered, or began to pay, too late for a mail a month ahead.
 * @param options.cardId only this card
 */
export async function listExpiringCardsWithoutMail(
  db: Db,
  { today, limit, cardId }: { today: Day; limit: number; cardId?: string },
): Promise<ExpiringCardReminder[]> {
  const thisMonth = toMonthCount(today)
  const once = sql<string>`concat('card-expiring:', k.id, ':', k.exp_year, '-', k.exp_month)`
  const products = sql<ProductName[]>`jsonb_agg(distinct p.name)`
  const rows = await db
    .selectFrom('cards as k')
    .innerJoin('contracts as c', 'c.card_id', 'k.id')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .select([
      'k.id as cardId',
      'k.member_id as memberId',
      'k.brand',
      'k.last4',
      'k.exp_month as expMonth',
      'k.exp_year as expYear',
      once.as('once'),
      products.as('products'),
    ])
    .where('k.removed_at', 'is', null)
    .where(sql<boolean>`k.exp_year * 12 + k.exp_month between ${thisMonth} and ${thisMonth + 1}`)
    .$if(cardId !== undefined, (query) => query.where('k.id', '=', String(cardId)))
    .where('c.status', 'in', ['active', 'pendingPayment', 'pastDue', 'awaitingDelivery'])
    .where((eb) => hasNoMail(eb, once))
    .groupBy('k.id')
    .orderBy('k.id')
    .limit(limit)
    .execute()
  return rows.map(({ brand, last4, ...row }) => ({ ...row, card: { brand, last4 } }))
}

/** Counts months as the query does: twelve times the year and the month. */
function toMonthCount(day: Day): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return year * 12 + month
}

function hasNoMail(
  { not, exists, selectFrom }: Pick<ExpressionBuilder<BillingTables, never>, 'not' | 'exists' | 'selectFrom'>,
  once: RawBuilder<string>,
) {
  return not(exists(selectFrom('mails as m').select('m.id').where('m.once', '=', once)))
}
