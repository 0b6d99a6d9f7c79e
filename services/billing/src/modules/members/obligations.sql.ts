import { type Kysely, sql } from 'kysely'
import type { BillingTables } from '../../tables.ts'
import { liveStatuses } from '../contracts/contract.rules.ts'

/** The numbers of what a member still has to pay or to receive: running contracts, and orders whose payment or card is not clear yet. */
export interface Obligations {
  contracts: number
  undecidedOrders: number
}

export function hasNoObligations({ contracts, undecidedOrders }: Obligations): boolean {
  return contracts === 0 && undecidedOrders === 0
}

export async function countObligations(db: Kysely<BillingTables>, memberId: string): Promise<Obligations> {
  const { rows } = await sql<Obligations>`select
    (select count(*)::int from contracts
      where contractor_id = ${memberId} and status::text = any(${[...liveStatuses]}::text[])) as contracts,
    (select count(*)::int from orders
      where member_id = ${memberId} and state in ('verifying', 'paying')) as "undecidedOrders"`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a query without a table always returns a row')
  return counts
}
