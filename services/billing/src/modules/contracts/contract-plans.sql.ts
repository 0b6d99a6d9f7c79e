import { sql } from 'kysely'
import type { Db, Trx } from '../../tables.ts'
import type { PeriodMonths } from './billing-period.rules.ts'
import { liveStatuses } from './contract.rules.ts'
import { contractColumns, type StoredContract, toPaidPlanColumns, toStoredContract } from './contracts.sql.ts'
import { MIN_CHARGE_YEN } from './proration.rules.ts'

/** Changes the plan of a contract, and what its next invoice will be. */
export async function updateContractPlan(
  trx: Trx,
  id: string,
  plan: Partial<
    Pick<
      StoredContract,
      | 'productId'
      | 'unitPrice'
      | 'nextProductId'
      | 'nextUnitPrice'
      | 'nextPeriodMonths'
      | 'nextDifference'
      | 'settlementUnpaid'
    >
  > & { periodMonths?: PeriodMonths },
): Promise<void> {
  const { productId, unitPrice, periodMonths, nextDifference, settlementUnpaid } = plan
  const { nextProductId, nextUnitPrice, nextPeriodMonths } = plan
  await trx
    .updateTable('contracts')
    .set({
      ...(productId !== undefined && { product_id: productId }),
      ...(unitPrice !== undefined && { unit_price_yen: unitPrice }),
      ...(periodMonths !== undefined && { period_months: periodMonths }),
      ...(nextProductId !== undefined && { next_product_id: nextProductId }),
      ...(nextUnitPrice !== undefined && { next_unit_price_yen: nextUnitPrice }),
      ...(nextPeriodMonths !== undefined && { next_period_months: nextPeriodMonths }),
      ...(nextDifference !== undefined && { next_difference_yen: nextDifference }),
      ...(settlementUnpaid !== undefined && { settlement_unpaid: settlementUnpaid }),
    })
    .where('id', '=', id)
    .execute()
}

/** Records that the running period is paid in full, so that nothing is owed for an upgrade any more. */
export async function recordPlanPaid(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('contracts')
    .set((eb) => toPaidPlanColumns(eb))
    .where('id', '=', id)
    .execute()
}

/** Returns whether the member holds a product by another contract. */
export async function hasOtherContractForProduct(
  db: Db,
  { userId, productId, contractId }: { userId: string; productId: string; contractId: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('contracts')
    .select('id')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('id', '<>', contractId)
    .where('status', 'in', [...liveStatuses])
    .executeTakeFirst()
  return other !== undefined
}

/**
 * Locks the contracts that a payment is for, in the order of their users.
 * @param options.kind only those of which it pays a period, or what an upgrade costs
 */
export async function lockContractsOfPayment(
  trx: Trx,
  paymentId: string,
  { kind }: { kind: 'period' | 'settlement' },
): Promise<StoredContract[]> {
  const rows = await trx
    .selectFrom('contracts as c')
    .select(contractColumns)
    .where('c.id', 'in', (eb) =>
      eb
        .selectFrom('invoices')
        .select('contract_id')
        .where('payment_id', '=', paymentId)
        .where('kind', '=', kind),
    )
    .orderBy('c.user_id')
    .orderBy('c.id')
    .forUpdate()
    .execute()
  return rows.map(toStoredContract)
}

/** Lists contracts whose next bill is due by now and that have no pending payment, the longest waiting first. */
export async function listContractIdsToCharge(
  db: Db,
  today: string,
  { onlyInvoiced, limit }: { onlyInvoiced: boolean; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('contracts as c')
    .select('c.id')
    .where('c.next_charge_on', '<=', today)
    .$if(onlyInvoiced, (query) => query.where('c.invoiced', '=', true))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices as i')
            .select('i.id')
            .whereRef('i.contract_id', '=', 'c.id')
            .where('i.state', '=', 'unclear'),
        ),
      ),
    )
    .orderBy('c.next_charge_on')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Returns whether a payment for the contract is pending: until it is settled nothing else may change what is paid.
 * @param options.exceptPaymentId the payment that is being settled
 */
export async function hasPaymentUnderWay(
  db: Db,
  contractId: string,
  { exceptPaymentId }: { exceptPaymentId?: string } = {},
): Promise<boolean> {
  const invoice = await db
    .selectFrom('invoices')
    .select('id')
    .where('contract_id', '=', contractId)
    .where('state', '=', 'unclear')
    .$if(exceptPaymentId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('payment_id', 'is', null), eb('payment_id', '<>', exceptPaymentId ?? '')]),
      ),
    )
    .executeTakeFirst()
  return invoice !== undefined
}

/** Returns what a member still owes for upgrades whose renewal was declined (`computeOverdueDifference`), summed over their contracts. */
export async function sumOverdueDifferences(db: Db, contractorId: string): Promise<number> {
  const { yen } = await db
    .selectFrom('contracts')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('next_difference_yen'), sql<string>`0`).as('yen'))
    .where('contractor_id', '=', contractorId)
    .where(differenceOverdueCondition)
    .executeTakeFirstOrThrow()
  return Number(yen)
}

/** This is the condition of `computeOverdueDifference` in SQL. */
export const differenceOverdueCondition = sql<boolean>`(last_failed_on is not null and next_difference_yen >= ${MIN_CHARGE_YEN})`

export async function setContractCard(trx: Trx, id: string, cardId: string): Promise<void> {
  await trx.updateTable('contracts').set({ card_id: cardId }).where('id', '=', id).execute()
}
