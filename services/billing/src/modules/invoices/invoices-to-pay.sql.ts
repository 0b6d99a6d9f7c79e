import { addDays, type Day } from '@hibiki/calendar'
import type { Trx } from '../../tables.ts'

/** Days to pay a bill that is sent instead of charged to a card. */
const DAYS_TO_PAY = 30

/** The bill of a period that is paid by invoice; a period has one, whoever writes it twice. */
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
  const name = await trx
    .selectFrom('products')
    .select('name as product_name')
    .where('id', '=', options.productId)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('invoices')
    .values({
      contract_id: options.contractId,
      member_id: options.memberId,
      ...name,
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

/** False when the invoice does not wait for money. */
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
