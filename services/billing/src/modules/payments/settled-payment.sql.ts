import type { Day } from '@hibiki/calendar'
import { sql } from 'kysely'
import type { Trx } from '../../tables.ts'

/** Writes the card payment of a bill that is paid, as if the card had been charged for it at that moment. */
export async function insertSettledPayment(
  trx: Trx,
  options: { contractId: string; cardId: string; periodFrom: Day; paidAt: Date },
): Promise<void> {
  const { contractId, cardId, periodFrom, paidAt } = options
  await sql`
    with paid as (
      insert into payments (member_id, provider_customer_id, card_id, payment_method_id, invoice_id, purpose, amount_yen,
        state, created_at, asked_at, settled_at)
      select i.member_id, customer.provider_id, card.id, card.provider_id, i.id, 'renewal', i.amount_yen,
        'succeeded', ${paidAt}, ${paidAt}, ${paidAt}
      from invoices i
      join cards card on card.id = ${cardId}
      join payment_customers customer on customer.member_id = card.member_id
      where i.contract_id = ${contractId} and i.period_from = ${periodFrom} and i.kind = 'period'
      returning id, invoice_id
    )
    update invoices set payment_id = paid.id from paid where invoices.id = paid.invoice_id`.execute(trx)
}
