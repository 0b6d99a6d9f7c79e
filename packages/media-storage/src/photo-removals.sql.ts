import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * The deletions of stored photos that are due, in a table `photo_removals (photo_id uuid primary key, due_at timestamptz not null)` of the
 * service. Bytes are stored before the row that keeps them, and deleted after it, so each photo without a row is due at some time.
 */
export interface PhotoRemovals {
  /** Schedules the deletion of the bytes of these photos; of two times the earlier one counts. */
  schedule(db: QueryExecutorProvider, photoIds: readonly string[], dueAt: Date): Promise<void>
  /** Cancels the deletion of photos that are kept after all or whose bytes are deleted. */
  cancel(db: QueryExecutorProvider, photoIds: readonly string[]): Promise<void>
  /** Lists due deletions, never of photos that are kept. */
  listDue(db: QueryExecutorProvider, now: Date, limit: number): Promise<string[]>
  /**
   * Deletes the bytes of photos that are due, unless the photo is kept after all. Several replicas may run this at the same time.
   *
   * @throws after all were tried, when bytes could not be deleted
   */
  removeDue(options: {
    db: QueryExecutorProvider
    removeBytes: (photoId: string) => Promise<void>
    now: Date
  }): Promise<number>
}

const MAX_AT_ONCE = 50
/** Bytes that cannot be deleted are retried after this long, behind the others. */
const POSTPONED_MS = 5 * 60_000

/** @param photoTable the table whose rows keep their bytes, with the column `id` */
export function createPhotoRemovals(photoTable: string): PhotoRemovals {
  const isKept = sql<boolean>`exists (select from ${sql.table(photoTable)} as stored where stored.id = photo_removals.photo_id)`

  const cancel: PhotoRemovals['cancel'] = async (db, photoIds) => {
    await sql`delete from photo_removals where photo_id = any(${[...photoIds]}::uuid[])`.execute(db)
  }

  const listDue: PhotoRemovals['listDue'] = async (db, now, limit) => {
    const { rows } = await sql<{ photoId: string }>`
      select photo_id as "photoId" from photo_removals where due_at <= ${now} and not ${isKept}
      order by due_at limit ${limit}`.execute(db)
    return rows.map(({ photoId }) => photoId)
  }

  return {
    async schedule(db, photoIds, dueAt) {
      await sql`
        insert into photo_removals (photo_id, due_at)
        select id, ${dueAt} from unnest(${[...photoIds]}::uuid[]) as id
        on conflict (photo_id) do update set due_at = least(photo_removals.due_at, excluded.due_at)`.execute(
        db,
      )
    },
    cancel,
    listDue,
    async removeDue({ db, removeBytes, now }) {
      // A transaction may have been committed although its response was lost.
      await sql`delete from photo_removals where due_at <= ${now} and ${isKept}`.execute(db)
      const photoIds = await listDue(db, now, MAX_AT_ONCE)
      const failures: unknown[] = []
      for (const photoId of photoIds) {
        try {
          await removeBytes(photoId)
          await cancel(db, [photoId])
        } catch (error) {
          failures.push(error)
          const dueAt = new Date(now.getTime() + POSTPONED_MS)
          await sql`update photo_removals set due_at = ${dueAt} where photo_id = ${photoId}::uuid`.execute(db)
        }
      }
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} photos could not be removed: ${failures[0]}`)
      return photoIds.length
    },
  }
}
