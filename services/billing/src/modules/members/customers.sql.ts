import { whereContainsNormalizedText } from '@hibiki/admin-resource'
import { toNameOrder } from '@hibiki/database'
import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { liveStatuses } from '../contracts/contract.rules.ts'

const MAX_CUSTOMERS = 99

/** Lists customers who do not hold a product, by the reading of their names; those of one agency unless `agencyCode` is null. */
export function listCustomersWithoutProduct(
  db: Db,
  { productId, agencyCode, condition }: { productId: string; agencyCode: string | null; condition: string },
): Promise<{ id: string; name: string; nameKana: string | null; email: string }[]> {
  let query = db
    .selectFrom('members as m')
    .select(['m.user_id as id', 'm.name', 'm.name_kana as nameKana', 'm.email'])
    .where(sql<boolean>`'ROLE_CUSTOMER' = any(m.roles)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contracts as c')
            .select('c.id')
            .whereRef('c.user_id', '=', 'm.user_id')
            .where('c.product_id', '=', productId)
            .where('c.status', 'in', [...liveStatuses]),
        ),
      ),
    )
  if (agencyCode !== null) query = query.where('m.agency_code', '=', agencyCode)
  query = query.where(whereContainsNormalizedText(condition, 'm.search', 'm.name_kana'))
  return query
    .orderBy(toNameOrder('m.name_kana', 'm.name'))
    .orderBy('m.user_id')
    .limit(MAX_CUSTOMERS)
    .execute()
}

/** Finds members by their ids, as far as they are known, in a fixed order. */
export async function listMembersById(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; name: string; roles: string[]; agencyCode: string | null }[]> {
  return db
    .selectFrom('members')
    .select(['user_id as id', 'name', 'roles', 'agency_code as agencyCode'])
    .where(sql<boolean>`user_id::text = any(${[...ids]}::text[])`)
    .orderBy('user_id')
    .execute()
}
