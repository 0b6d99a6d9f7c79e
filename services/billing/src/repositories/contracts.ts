import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { ContractStatus } from '../domain/contract.ts'
import type { EntitlingContract, Grant } from '../domain/entitlements.ts'
import type { FunctionCode } from '../domain/functions.ts'
import type { Day } from '../domain/jst-calendar.ts'

/** The contracts by which a member uses something, now or before: enough for the plan cards. */
export function listOwnStatuses(
  db: Db,
  userId: string,
): Promise<{ productId: string; status: ContractStatus }[]> {
  return db
    .selectFrom('contracts')
    .select(['product_id as productId', 'status'])
    .where('user_id', '=', userId)
    .execute()
}

const product = sql<{
  price: number
  premium: boolean
  functionCodes: FunctionCode[]
  name: { ja: string; en: string }
}>`jsonb_build_object('price', p.price_yen, 'premium', p.premium, 'name', jsonb_build_object('ja', p.name_ja, 'en', p.name_en),
  'functionCodes', array(select function_code from product_functions f where f.product_id = p.id))`.as(
  'product',
)

/** What may open functions for a member: paid contracts and bonus days that are not over. */
export async function listEntitling(
  db: Db,
  userId: string,
  today: Day,
): Promise<{ contracts: EntitlingContract[]; grants: Grant[] }> {
  const contracts = await db
    .selectFrom('contracts as c')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .select(['c.status', 'c.paid_until as paidUntil', product])
    .where('c.user_id', '=', userId)
    .where('c.status', 'in', ['10', '20', '30'])
    .execute()
  const grants = await db
    .selectFrom('grants as g')
    .innerJoin('products as p', 'p.id', 'g.product_id')
    .select(['g.from_on as fromOn', 'g.until_on as untilOn', product])
    .where('g.user_id', '=', userId)
    .where('g.until_on', '>', today)
    .execute()
  return { contracts, grants }
}
