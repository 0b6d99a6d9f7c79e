import { joinConditions, type ListRequest, type RowPage, selectPage, whereIdIn } from '@hibiki/admin-resource'
import type { Language } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { selectTextInLanguage } from '../../texts.sql.ts'
import { differenceOverdueCondition } from '../contracts/contract-plans.sql.ts'
import { toPersonSearchCondition } from '../contracts/contracts-admin.sql.ts'

/** A contract for which money is owed; days are days in Japan. */
export interface OverdueContract {
  /** The contract's id. */
  id: string
  contractorId: string | null
  contractorName: string | null
  productName: string
  /** Yen: the unpaid bill, or what an upgrade still owes after its contract has ended. */
  owed: number
  /** The day on which it became due. */
  since: string | null
  /** Number of refused attempts to charge the unpaid bill. */
  attempts: number
  /** The provider's reason of the last refusal. */
  lastFailureCode: string | null
  /** Null when the card is not tried any more. */
  nextAttemptOn: string | null
  /** Until when it can be paid at a convenience store; null when nothing waits there. No card is tried meanwhile. */
  waitingUntil: Date | null
}

/** Lists who owes what: contracts that are past due, and differences of upgrades that were left unpaid. */
export const listOverdueContracts = (
  db: Db,
  { filter: { id, q }, ...page }: ListRequest<{ id?: string[]; q?: string }>,
  language: Language,
): Promise<RowPage<OverdueContract>> =>
  selectPage(
    db,
    sql`
      select c.id, c.contractor_id as "contractorId", k.name as "contractorName",
        ${selectTextInLanguage('p.name', language)} as "productName",
        case when c.status = 'pastDue'
          then coalesce(bill.amount_yen, coalesce(c.next_unit_price_yen, c.unit_price_yen) + c.next_difference_yen)
          else c.next_difference_yen end as owed,
        coalesce(bill.period_from, c.paid_until, c.anchor_on, c.last_failed_on) as since,
        coalesce(tries.attempts, 0) as attempts, tries.failure_code as "lastFailureCode",
        case when c.status = 'pastDue' then c.next_charge_on end as "nextAttemptOn",
        (select k.expires_at from invoices w join payments p on p.id = w.payment_id and p.state = 'waiting'
          join konbini_payments k on k.payment_id = p.id
          where w.contract_id = c.id and w.state = 'unclear' limit 1) as "waitingUntil"
      from contracts c join products p on p.id = c.product_id
        left join members k on k.user_id = c.contractor_id
        left join lateral (
          select i.id, i.amount_yen, i.period_from from invoices i
          where i.contract_id = c.id and i.state in ('failed', 'unclear')
          order by i.period_from desc limit 1) bill on true
        left join lateral (
          select count(*)::int as attempts, (array_agg(t.failure_code order by t.created_at desc))[1] as failure_code
          from payments t where t.invoice_id = bill.id and t.state = 'failed') tries on true
      where ${joinConditions([
        sql`not c.invoiced and (c.status = 'pastDue' or ${differenceOverdueCondition})`,
        id && whereIdIn('c.id', id),
        q && toPersonSearchCondition(q, 'k'),
      ])}`,
    page,
  )
