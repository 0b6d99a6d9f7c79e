import type { Day } from '@hibiki/calendar'
import { sql } from 'kysely'
import type { Db, Trx } from '../../tables.ts'

/**
 * Writes the card payment of a bill that is paid, as if the card had been charged for it at that moment.
 * @returns the id of the payment
 */
export async function insertSettledPayment(
  trx: Trx,
  options: { contractId: string; cardId: string; periodFrom: Day; paidAt: Date },
): Promise<string> {
  const { contractId, cardId, periodFrom, paidAt } = options
  const { rows } = await sql<{ id: string }>`
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
    update invoices set payment_id = paid.id from paid where invoices.id = paid.invoice_id
    returning paid.id`.execute(trx)
  const [payment] = rows
  if (!payment) throw new Error('a settled payment has no bill')
  return payment.id
}

/** Stores by which id the provider knows a payment. */
export async function saveProviderId(
  db: Db,
  { paymentId, providerId }: { paymentId: string; providerId: string },
): Promise<void> {
  await db.updateTable('payments').set({ provider_id: providerId }).where('id', '=', paymentId).execute()
}
