import { type Kysely, sql, type Transaction } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import { type FileViewer, selectVisibleFile } from './attached-files.sql.ts'

/** A person may have this many pictures that are uploaded but not sent yet. */
export const MAX_UNSENT_PICTURES = 12

/** Pictures and documents have their files side by side, under ids that are unique among both. */
export const toFileStorageKey = (id: string) => `support/${id}`

/**
 * Registers an upload before its bytes are stored, so that they can be found and removed if the row of the picture or document is never inserted.
 *
 * @returns the file's id
 */
export async function insertFileUpload(db: Kysely<SupportTables>, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('picture_uploads')
    .values({ started_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts the row of a picture whose upload was registered. */
export async function insertPicture(
  trx: Transaction<SupportTables>,
  options: { id: string; memberId: string; width: number; height: number; bytes: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('pictures')
    .values({
      id: options.id,
      member_id: options.memberId,
      width: options.width,
      height: options.height,
      bytes: options.bytes,
      created_at: options.now,
    })
    .execute()
  await trx.deleteFrom('picture_uploads').where('id', '=', options.id).execute()
}

export async function countUnsentPictures(db: Kysely<SupportTables>, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pictures where member_id = ${memberId} and message_id is null`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Selects the pictures of a member with the path that each has in the export. */
export const selectPictureExport = (memberId: string) => sql`(
  select *, 'inquiry-pictures/' || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24-MI-SS"Z"') || '-' || id || '.webp' as path
  from pictures where member_id = ${memberId}
) as copies`

export interface InquiryPicture {
  id: string
  bytes: number
  /** Whether the file is encrypted. */
  sealed: boolean
}

/** Finds a picture that the viewer may see: as its owner, as the member of its inquiry, or as staff. */
export async function findVisiblePicture(
  db: Kysely<SupportTables>,
  id: string,
  viewer: FileViewer,
): Promise<InquiryPicture | undefined> {
  const { rows } =
    await sql<InquiryPicture>`select id, bytes, sealed from ${selectVisibleFile('pictures', id, viewer)}`.execute(
      db,
    )
  return rows[0]
}

/** Schedules the removal of files whose upload began before `before` and whose row was never inserted. */
export async function scheduleRemovalOfAbandonedUploads(
  db: Kysely<SupportTables>,
  before: Date,
  now: Date,
): Promise<void> {
  await sql`
    with abandoned as (delete from picture_uploads where started_at < ${before} returning id)
    insert into picture_removals (storage_key, created_at) select ${toFileStorageKey('')} || id, ${now} from abandoned
    on conflict do nothing`.execute(db)
}

/** Lists the storage keys of files to remove, oldest first. */
export async function listPictureRemovals(db: Kysely<SupportTables>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('picture_removals')
    .select('storage_key')
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ storage_key }) => storage_key)
}

export async function deletePictureRemoval(db: Kysely<SupportTables>, storageKey: string): Promise<void> {
  await db.deleteFrom('picture_removals').where('storage_key', '=', storageKey).execute()
}
