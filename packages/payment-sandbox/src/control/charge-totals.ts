import { sql } from 'kysely'
import type { SandboxDb } from '../store/sandbox-tables.ts'

export interface ChargeTotals {
  charged: number
  refunded: number
  charges: number
  declined: number
}

/** Returns the actual totals in yen, per customer and overall. Tests compare their database with them. */
export async function readChargeTotals(
  db: SandboxDb,
): Promise<{ all: ChargeTotals; customers: Record<string, ChargeTotals> }> {
  const { rows } = await sql<ChargeTotals & { customer: string | null }>`
    select body->>'customer' as customer,
      coalesce(sum((body->>'amount_captured')::int8), 0)::int8 as charged,
      coalesce(sum((body->>'amount_refunded')::int8), 0)::int8 as refunded,
      count(*) filter (where (body->>'paid')::boolean) as charges,
      count(*) filter (where not (body->>'paid')::boolean) as declined
    from objects where type = 'charge' group by 1 order by 1`.execute(db)
  const all: ChargeTotals = { charged: 0, refunded: 0, charges: 0, declined: 0 }
  const customers: Record<string, ChargeTotals> = {}
  for (const { customer, ...totals } of rows) {
    customers[customer ?? 'none'] = totals
    for (const name of ['charged', 'refunded', 'charges', 'declined'] as const) all[name] += totals[name]
  }
  return { all, customers }
}
