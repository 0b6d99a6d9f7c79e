import { type Kysely, sql } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'

/** The bytes of these photos go when it is due; asked again, the earlier moment counts. */
export async function planRemoval(
  db: Kysely<AiestheTables>,
  photoIds: readonly string[],
  dueAt: Date,
): Promise<void> {
  await sql`
    insert into photo_removals (photo_id, due_at)
    select id, ${dueAt} from unnest(${[...photoIds]}::uuid[]) as id
    on conflict (photo_id) do update set due_at = least(photo_removals.due_at, excluded.due_at)`.execute(db)
}

/** They stay after all, or are gone. */
export async function dropRemovals(db: Kysely<AiestheTables>, photoIds: readonly string[]): Promise<void> {
  await sql`delete from photo_removals where photo_id = any(${[...photoIds]}::uuid[])`.execute(db)
}

export async function findDueRemovals(db: Kysely<AiestheTables>, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('photo_removals')
    .select('photo_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .execute()
  return rows.map((row) => row.photo_id)
}
