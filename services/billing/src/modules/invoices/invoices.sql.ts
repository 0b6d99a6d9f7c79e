import type { Day } from '@hibiki/calendar'
import type { LocalText } from '@hibiki/http'
import { sql } from 'kysely'
import type { Trx } from '../../tables.ts'

/** As it is called when the bill is written. */
const productName = (productId: string) => sql<LocalText>`(select name from products where id = ${productId})`

/** One paid period of a contract; a period has one invoice, whoever writes it twice. */
export async function insertPaidInvoice(
  trx: Trx,
  o: {
    contractId: string
    memberId: string
    productName: LocalText
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
      product_name: o.productName,
      period_from: o.periodFrom,
      period_until: o.periodUntil,
      unit_price_yen: o.unitPrice,
      amount_yen: o.unitPrice,
      state: 'paid',
      due_on: o.periodFrom,
      created_at: o.paidAt,
      paid_at: o.paidAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['contract_id', 'period_from']).where('kind', '=', 'period').doNothing(),
    )
    .execute()
}

/**
 * The bill of a period that is being asked for now, by a payment or (nothing left to pay) without one; replaces an attempt that
 * failed. Null when the period is paid or being asked for already.
 */
export async function openInvoice(
  trx: Trx,
  o: {
    contractId: string
    memberId: string | null
    productId: string
    periodFrom: Day
    periodUntil: Day
    unitPrice: number
    difference: number
    amount: number
    paymentId: string | null
    now: Date
  },
): Promise<string | null> {
  const charged = {
    unit_price_yen: o.unitPrice,
    difference_yen: o.difference,
    amount_yen: o.amount,
    payment_id: o.paymentId,
    state: o.paymentId === null ? ('paid' as const) : ('unclear' as const),
    paid_at: o.paymentId === null ? o.now : null,
  }
  const name = productName(o.productId)
  const invoice = await trx
    .insertInto('invoices')
    .values({
      contract_id: o.contractId,
      member_id: o.memberId,
      period_from: o.periodFrom,
      period_until: o.periodUntil,
      due_on: o.periodFrom,
      created_at: o.now,
      product_name: name,
      ...charged,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['contract_id', 'period_from'])
        .where('kind', '=', 'period')
        .doUpdateSet({ product_name: name, ...charged })
        .where('invoices.state', '=', 'failed'),
    )
    .returning('id')
    .executeTakeFirst()
  return invoice?.id ?? null
}

/** The bill of what an upgrade still owes when its contract is cancelled. */
export async function insertSettlementInvoice(
  trx: Trx,
  o: {
    contractId: string
    memberId: string
    productId: string
    periodFrom: Day
    periodUntil: Day
    difference: number
    amount: number
    paymentId: string
    now: Date
  },
): Promise<string> {
  const name = productName(o.productId)
  const { id } = await trx
    .insertInto('invoices')
    .values({
      kind: 'settlement',
      contract_id: o.contractId,
      member_id: o.memberId,
      product_name: name,
      period_from: o.periodFrom,
      period_until: o.periodUntil,
      unit_price_yen: 0,
      difference_yen: o.difference,
      amount_yen: o.amount,
      payment_id: o.paymentId,
      state: 'unclear',
      due_on: o.periodFrom,
      created_at: o.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Yen per month of the plan on the bill that a renewal's payment is for; null when a later payment took its place. */
export async function findBilledPrice(trx: Trx, paymentId: string): Promise<number | null> {
  const invoice = await trx
    .selectFrom('invoices')
    .select('unit_price_yen as unitPrice')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return invoice?.unitPrice ?? null
}

/** How the attempt to charge them ended. */
export async function settleInvoices(
  trx: Trx,
  o: { paymentId: string; state: 'paid' | 'failed' | 'void'; now: Date },
): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ state: o.state, paid_at: o.state === 'paid' ? o.now : null })
    .where('payment_id', '=', o.paymentId)
    .where('state', '=', 'unclear')
    .execute()
}
