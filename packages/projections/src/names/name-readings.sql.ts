import { type Kysely, sql, type Transaction } from 'kysely'

export interface NameReadingsTables {
  name_readings: { member_id: string; name_kana: string | null; changed_at: Date }
}

/** Creates `name_readings`, the projection of identity.name-reading-changed.v1. */
export async function createNameReadingsTable<DB>(db: Kysely<DB>): Promise<void> {
  await sql`create table name_readings (
    member_id uuid primary key,
    name_kana text,
    changed_at timestamptz not null
  )`.execute(db)
}

/** Returns the reading of a member's name in katakana; null if there is none, or if the member is erased. */
export async function findNameReading<DB>(
  db: Kysely<DB> | Transaction<DB>,
  memberId: string,
): Promise<string | null> {
  const { rows } = await sql<{ nameKana: string | null }>`
    select name_kana as "nameKana" from name_readings where member_id = ${memberId}`.execute(db)
  return rows[0]?.nameKana ?? null
}

/** Saves the newest, whatever order they arrive in. */
export async function upsertNameReading<DB>(
  trx: Transaction<DB>,
  { memberId, nameKana, changedAt }: { memberId: string; nameKana: string | null; changedAt: Date },
): Promise<void> {
  await sql`
    insert into name_readings (member_id, name_kana, changed_at) values (${memberId}, ${nameKana}, ${changedAt})
    on conflict (member_id) do update set name_kana = excluded.name_kana, changed_at = excluded.changed_at
    where name_readings.changed_at < excluded.changed_at`.execute(trx)
}
