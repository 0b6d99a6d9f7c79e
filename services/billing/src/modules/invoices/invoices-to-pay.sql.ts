import { addDays, type Day } from '@hibiki/calendar'
import type { Trx } from '../../tables.ts'

/** A bill that is sent instead of charged to a card is due after this many days. */
const DAYS_TO_PAY = 30

/** Writes the bill of a period that is paid by invoice; a period has one bill, even when two replicas write it. */
export async function insertInvoiceToPay(
  trx: Trx,
  options: {
    contractId: string
    memberId: string | null
    productId: string
    periodFrom: Day
    periodUntil: Day
    unitPrice: number
    now: Date
  },
): Promise<void> {
  const product = await trx
    .selectFrom('products')
    .select(['name as product_name', 'tax_rate_percent'])
    .where('id', '=', options.productId)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('invoices')
    .values({
      contract_id: options.contractId,
      member_id: options.memberId,
      ...product,
      period_from: options.periodFrom,
      period_until: options.periodUntil,
      unit_price_yen: options.unitPrice,
      amount_yen: options.unitPrice,
      state: 'open',
      due_on: addDays(options.periodFrom, DAYS_TO_PAY),
      created_at: options.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['contract_id', 'period_from']).where('kind', '=', 'period').doNothing(),
    )
    .execute()
}

/** Returns false when the invoice does not await payment. */
export async function markInvoicePaid(trx: Trx, id: string, now: Date): Promise<boolean> {
  const paid = await trx
    .updateTable('invoices')
    .set({ state: 'paid', paid_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return paid !== undefined
}
