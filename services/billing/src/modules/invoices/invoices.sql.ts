import type { Day } from '@hibiki/calendar'
import type { LocalText } from '@hibiki/http'
import { sql } from 'kysely'
import type { Trx } from '../../tables.ts'
import type { PeriodMonths } from '../contracts/billing-period.rules.ts'
import type { TaxRate } from '../tax-documents/tax.rules.ts'

/** The name of the product when the bill is written. */
const productName = (productId: string) => sql<LocalText>`(select name from products where id = ${productId})`

/** The rate of tax of the product when the bill is written. */
const taxRate = (productId: string) =>
  sql<TaxRate>`(select tax_rate_percent from products where id = ${productId})`

/** Writes the invoice of one paid period of a contract; a period has one invoice, even when two replicas write it. */
export async function insertPaidInvoice(
  trx: Trx,
  options: {
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
      contract_id: options.contractId,
      member_id: options.memberId,
      product_name: options.productName,
      tax_rate_percent: sql<TaxRate>`(select p.tax_rate_percent from contracts c join products p on p.id = c.product_id
        where c.id = ${options.contractId})`,
      period_from: options.periodFrom,
      period_until: options.periodUntil,
      unit_price_yen: options.unitPrice,
      amount_yen: options.unitPrice,
      state: 'paid',
      due_on: options.periodFrom,
      created_at: options.paidAt,
      paid_at: options.paidAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['contract_id', 'period_from']).where('kind', '=', 'period').doNothing(),
    )
    .execute()
}

/**
 * Writes the bill of a period that is charged now by a payment, or without one when nothing is left to pay, and replaces the bill
 * of a failed attempt. It is null when the period is paid or being charged already.
 */
export async function upsertInvoiceToCharge(
  trx: Trx,
  options: {
    contractId: string
    memberId: string | null
    productId: string
    periodFrom: Day
    periodUntil: Day
    periodMonths: PeriodMonths
    unitPrice: number
    difference: number
    amount: number
    paymentId: string | null
    now: Date
  },
): Promise<string | null> {
  const charged = {
    tax_rate_percent: taxRate(options.productId),
    period_until: options.periodUntil,
    period_months: options.periodMonths,
    unit_price_yen: options.unitPrice,
    difference_yen: options.difference,
    amount_yen: options.amount,
    payment_id: options.paymentId,
    state: options.paymentId === null ? ('paid' as const) : ('unclear' as const),
    paid_at: options.paymentId === null ? options.now : null,
  }
  const name = productName(options.productId)
  const invoice = await trx
    .insertInto('invoices')
    .values({
      contract_id: options.contractId,
      member_id: options.memberId,
      period_from: options.periodFrom,
      due_on: options.periodFrom,
      created_at: options.now,
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

/** Writes the bill of what an upgrade still owes when its contract is cancelled. */
export async function insertSettlementInvoice(
  trx: Trx,
  options: {
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
  const name = productName(options.productId)
  const { id } = await trx
    .insertInto('invoices')
    .values({
      kind: 'settlement',
      contract_id: options.contractId,
      member_id: options.memberId,
      product_name: name,
      tax_rate_percent: taxRate(options.productId),
      period_from: options.periodFrom,
      period_until: options.periodUntil,
      unit_price_yen: 0,
      difference_yen: options.difference,
      amount_yen: options.amount,
      payment_id: options.paymentId,
      state: 'unclear',
      due_on: options.periodFrom,
      created_at: options.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the price and the period of the plan on the bill that a renewal's payment is for; null when a later payment has replaced it. */
export async function findBilledPlan(
  trx: Trx,
  paymentId: string,
): Promise<{ unitPrice: number; periodMonths: PeriodMonths } | null> {
  const invoice = await trx
    .selectFrom('invoices')
    .select(['unit_price_yen as unitPrice', 'period_months as periodMonths'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return invoice ?? null
}

/** Records how the attempt to charge the bills ended. */
export async function setInvoiceStatesOfPayment(
  trx: Trx,
  { state, now, paymentId }: { paymentId: string; state: 'paid' | 'failed' | 'void'; now: Date },
): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ state, paid_at: state === 'paid' ? now : null })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'unclear')
    .execute()
}
