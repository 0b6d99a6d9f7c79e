import { type Kysely, sql } from 'kysely'
import type { AiestheTables } from '../../tables.ts'

/** Schedules the deletion of the bytes of these photos; of two times the earlier one counts. */
export async function schedulePhotoRemovals(
  db: Kysely<AiestheTables>,
  photoIds: readonly string[],
  dueAt: Date,
): Promise<void> {
  await sql`
    insert into photo_removals (photo_id, due_at)
    select id, ${dueAt} from unnest(${[...photoIds]}::uuid[]) as id
    on conflict (photo_id) do update set due_at = least(photo_removals.due_at, excluded.due_at)`.execute(db)
}

/** Cancels the deletion of photos that are kept after all or whose bytes are deleted. */
export async function deletePhotoRemovals(
  db: Kysely<AiestheTables>,
  photoIds: readonly string[],
): Promise<void> {
  await sql`delete from photo_removals where photo_id = any(${[...photoIds]}::uuid[])`.execute(db)
}

/** Cancels the deletion of photos that are kept after all, because a transaction may have been committed although its response was lost. */
export async function cancelRemovalsOfKeptPhotos(db: Kysely<AiestheTables>, now: Date): Promise<void> {
  await sql`
    delete from photo_removals where due_at <= ${now}
      and exists (select from face_photos where face_photos.id = photo_removals.photo_id)`.execute(db)
}

export async function postponePhotoRemoval(
  db: Kysely<AiestheTables>,
  photoId: string,
  dueAt: Date,
): Promise<void> {
  await db.updateTable('photo_removals').set({ due_at: dueAt }).where('photo_id', '=', photoId).execute()
}

/** Lists due deletions, never of photos that are kept. */
export async function listDuePhotoRemovals(
  db: Kysely<AiestheTables>,
  now: Date,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('photo_removals')
    .select('photo_id')
    .where('due_at', '<=', now)
    .where(sql<boolean>`not exists (select from face_photos where face_photos.id = photo_removals.photo_id)`)
    .orderBy('due_at')
    .limit(most)
    .execute()
  return rows.map((row) => row.photo_id)
}
