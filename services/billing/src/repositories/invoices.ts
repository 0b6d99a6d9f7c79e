import type { Language } from '@hibiki/http'
import type { Trx } from '../db/schema.ts'
import type { Day } from '../domain/jst-calendar.ts'

/** One paid period of a contract; a period has one invoice, whoever writes it twice. */
export async function insertPaidInvoice(
  trx: Trx,
  o: {
    contractId: string
    memberId: string
    productName: Record<Language, string>
    periodFrom: Day
    periodUntil: Day
    unitPrice: number
    paidAt: Date
  },
): Promise<void> {
  await trx
    .insertInto('invoices')
    .values({
      contract_id: o.contractId,
      member_id: o.memberId,
      product_name_ja: o.productName.ja,
      product_name_en: o.productName.en,
      period_from: o.periodFrom,
      period_until: o.periodUntil,
      unit_price_yen: o.unitPrice,
      amount_yen: o.unitPrice,
      state: 'paid',
      due_on: o.periodFrom,
      created_at: o.paidAt,
      paid_at: o.paidAt,
    })
    .onConflict((conflict) => conflict.columns(['contract_id', 'period_from']).doNothing())
    .execute()
}
