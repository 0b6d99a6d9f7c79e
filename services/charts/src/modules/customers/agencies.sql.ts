import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'

/** Saves the newest name of an agency, whatever order events arrive in. */
export async function upsertAgency(
  trx: Transaction<ChartsTables>,
  { agencyCode, name, changedAt }: { agencyCode: string; name: string; changedAt: Date },
): Promise<void> {
  await sql`
    insert into agencies (agency_code, name, changed_at) values (${agencyCode}, ${name}, ${changedAt})
    on conflict (agency_code) do update set name = excluded.name, changed_at = excluded.changed_at
    where agencies.changed_at < excluded.changed_at`.execute(trx)
}

/** Returns the name of an agency; null for none, and for one that identity has not announced yet. */
export async function findAgencyName(
  db: Kysely<ChartsTables>,
  agencyCode: string | null,
): Promise<string | null> {
  if (agencyCode === null) return null
  const row = await db
    .selectFrom('agencies')
    .select('name')
    .where('agency_code', '=', agencyCode)
    .executeTakeFirst()
  return row?.name ?? null
}
