import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'

/** Saves that a customer leaves the agency of the projection; call it before the newer state is saved. */
export async function insertAgencyDeparture(
  trx: Transaction<ChartsTables>,
  options: { memberId: string; isCustomer: boolean; agencyCode: string | null; changedAt: Date },
): Promise<void> {
  const agencyCode = options.isCustomer ? options.agencyCode : null
  await sql`
    insert into agency_departures (member_id, agency_code, left_at)
    select member_id, agency_code, ${options.changedAt}::timestamptz from customers
    where member_id = ${options.memberId} and changed_at < ${options.changedAt} and is_customer and agency_code is not null
      and agency_code is distinct from ${agencyCode}::text
    on conflict do nothing`.execute(trx)
}

/**
 * Returns the condition that what a customer published at a time was published to their present agency. It is right before
 * aiesthe has withdrawn the publication, and again when a transfer is undone.
 * @param memberId, publishedAt columns of the query
 */
export function toPublishedToPresentAgencyCondition(
  memberId: string,
  publishedAt: string,
): RawBuilder<boolean> {
  return sql<boolean>`
    coalesce((
      select d.agency_code is not distinct from c.agency_code
      from agency_departures d left join customers c on c.member_id = d.member_id
      where d.member_id = ${sql.ref(memberId)} and d.left_at >= ${sql.ref(publishedAt)}
      order by d.left_at limit 1
    ), true)`
}
