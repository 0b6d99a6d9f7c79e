import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Db } from '../../tables.ts'
import type { Payment } from './payments.sql.ts'

const Uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })

/** The metadata of a charge for one contract, by which it can be booked when our rows are lost. */
const ChargeMetadata = Type.Object({
  payment: Uuid,
  purpose: Type.Enum(['order', 'renewal', 'settlement']),
  contract: Uuid,
  /** The user of the contract. */
  user: Uuid,
  /** First day of the period that is paid. */
  period: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  product: Uuid,
  /** Yen per period. */
  price: Type.String({ pattern: '^\\d{1,9}$' }),
  /** Months of the period; missing for one. */
  months: Type.Optional(Type.Literal('12')),
})
export type ChargeMetadata = Static<typeof ChargeMetadata>

/**
 * Reads the metadata of a charge. It is null when that says too little, because the charge is of an earlier release, of another
 * system, or for several contracts at once.
 */
export function parseChargeMetadata(metadata: Record<string, string>): ChargeMetadata | null {
  return Value.Check(ChargeMetadata, metadata) ? metadata : null
}

/** Builds the metadata of a payment's charge. None of it changes while the payment is pending, so a repeated request is identical. */
export async function buildChargeMetadata(
  db: Db,
  { id, purpose }: Pick<Payment, 'id' | 'purpose'>,
): Promise<Record<string, string>> {
  const bills = await db
    .selectFrom('invoices as i')
    .innerJoin('contracts as c', 'c.id', 'i.contract_id')
    .select([
      'i.contract_id as contract',
      'i.period_from as period',
      'i.kind',
      'i.unit_price_yen as billedPrice',
      'i.period_months as months',
      'c.user_id as user',
      'c.product_id as product',
      'c.unit_price_yen as price',
      'c.next_product_id as nextProduct',
      'c.next_unit_price_yen as nextPrice',
    ])
    .where('i.payment_id', '=', id)
    .limit(2)
    .execute()
  const [bill] = bills
  if (!bill || bills.length > 1 || bill.user === null) return { purpose }
  const { contract, period, user, kind, billedPrice, nextProduct, nextPrice } = bill
  const isOfNextPlan = kind === 'period' && nextProduct !== null && nextPrice === billedPrice
  const product = isOfNextPlan ? nextProduct : bill.product
  const price = String(kind === 'period' ? billedPrice : bill.price)
  return { purpose, contract, user, period, product, price, ...(bill.months === 12 && { months: '12' }) }
}
