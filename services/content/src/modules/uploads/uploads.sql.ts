import { writeForMember } from '@hibiki/projections'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { SoundDetails } from '../catalogue/sound-details.ts'
import type { UploadProblem } from './upload-problem.ts'

type Db = Kysely<ContentTables>
export type UploadRow = Selectable<ContentTables['uploads']>

/** After this many checks without a verdict the file is rejected, because it may be what crashes them. */
const MAX_ATTEMPTS = 5

export interface NewUpload {
  memberId: string
  details: SoundDetails
  fileName: string
  /** Null until the client sends the size of the file. */
  bytes: number | null
  lifetimeMs: number
}

/**
 * Opens an upload whose bytes will follow and returns its key. When the member has too many waiting uploads already, it replaces the one that
 * has been idle for longest, at least for an hour, or returns `full`. Returns null when the member was erased.
 */
export async function insertUpload(
  db: Db,
  upload: NewUpload,
  maxOpen: number,
): Promise<{ key: string } | 'full' | null> {
  return writeForMember(db, upload.memberId, async (trx) => {
    if (
      (await countOpenUploads(trx, upload.memberId)) >= maxOpen &&
      !(await giveUpIdle(trx, upload.memberId))
    )
      return 'full'
    return trx
      .insertInto('uploads')
      .values({ ...valuesOf(upload), state: 'waiting' })
      .returning('key')
      .executeTakeFirstOrThrow()
  })
}

/** Inserts an upload whose bytes have arrived, locked by the caller that checks them. Returns null when the member was erased. */
export async function insertUploadUnderCheck(
  db: Db,
  upload: NewUpload,
  token: string,
): Promise<UploadRow | null> {
  return writeForMember(db, upload.memberId, (trx) =>
    trx
      .insertInto('uploads')
      .values({
        ...valuesOf(upload),
        state: 'checking',
        attempts: 1,
        lock_token: token,
        lock_until: sql<Date>`now() + interval '30 seconds'`,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}

function valuesOf({ memberId, details, fileName, bytes, lifetimeMs }: NewUpload) {
  return {
    member_id: memberId,
    kind: details.kind,
    details: JSON.stringify(details),
    file_name: fileName,
    bytes,
    expires_at: sql<Date>`now() + make_interval(secs => ${lifetimeMs / 1000})`,
  }
}

/** Finds an upload of the member who opened it; returns null for another member's. */
export async function findOwnUpload(db: Db, key: string, memberId: string): Promise<UploadRow | null> {
  const row = await db
    .selectFrom('uploads')
    .selectAll()
    .where(sql<boolean>`key::text = ${key}`)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? null
}

/** Counts a member's uploads that wait for bytes. */
async function countOpenUploads(db: Db, memberId: string): Promise<number> {
  const { open } = await db
    .selectFrom('uploads')
    .select((row) => row.fn.countAll<number>().as('open'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return open
}

/** Lists a member's uploads that wait for bytes, newest first. */
export async function listOpenUploads(db: Db, memberId: string, most: number): Promise<UploadRow[]> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
}

/**
 * Lets the upload that has been idle for longest expire; the job that deletes expired uploads removes its bytes. Returns false when none has
 * been idle for an hour.
 */
async function giveUpIdle(trx: Transaction<ContentTables>, memberId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update uploads set expires_at = now() where key = (
      select key from uploads
      where member_id = ${memberId} and state = 'waiting' and expires_at > now()
        and touched_at < now() - interval '1 hour' and (lock_until is null or lock_until < now())
      order by touched_at limit 1 for update skip locked)`.execute(trx)
  return numAffectedRows === 1n
}

/** Marks an upload as complete, so that the check may begin. Returns false when it began before. */
export async function setUploadChecking(db: Db, key: string, bytes: number): Promise<boolean> {
  const result = await db
    .updateTable('uploads')
    .set({ state: 'checking', bytes, lock_token: null, lock_until: null, lock_wanted: false })
    .where('key', '=', key)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/**
 * Claims an upload for a check: the named one, or the oldest that no replica is checking. Returns null when there is none. `spent` means that
 * it has been tried often enough.
 */
export async function claimUploadForCheck(
  db: Db,
  token: string,
  key?: string,
): Promise<{ upload: UploadRow; spent: boolean } | null> {
  const { rows } = await sql<UploadRow>`
    update uploads set attempts = attempts + 1, lock_token = ${token}, lock_until = now() + interval '30 seconds'
    where key = (
      select key from uploads
      where state = 'checking' and (lock_until is null or lock_until < now())
        and (${key ?? null}::uuid is null or key = ${key ?? null}::uuid)
      order by created_at limit 1 for update skip locked
    ) returning *`.execute(db)
  const [upload] = rows
  return upload ? { upload, spent: upload.attempts > MAX_ATTEMPTS } : null
}

/** Returns when the last bytes arrived of the upload that has waited longest for its verdict, or null without any. */
export async function findOldestUncheckedTime(db: Db): Promise<Date | null> {
  const { oldest } = await db
    .selectFrom('uploads')
    .select((row) => row.fn.min<Date | null>('touched_at').as('oldest'))
    .where('state', '=', 'checking')
    .executeTakeFirstOrThrow()
  return oldest
}

/** Ends a check. Returns false when another replica ended it meanwhile. */
export async function saveUploadVerdict(
  db: Db | Transaction<ContentTables>,
  { key, token }: { key: string; token: string },
  verdict: { soundId: string } | { problem: UploadProblem },
): Promise<boolean> {
  const result = await db
    .updateTable('uploads')
    .set({
      ...('soundId' in verdict
        ? { state: 'ready', sound_id: verdict.soundId }
        : { state: 'refused', reason: JSON.stringify(verdict.problem) }),
      lock_token: null,
      lock_until: null,
    })
    .where('key', '=', key)
    .where('state', '=', 'checking')
    .where('lock_token', '=', token)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Lists expired uploads that are not locked; the caller deletes their bytes and then their rows. */
export async function listExpiredUploadKeys(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('key')
    .where('expires_at', '<=', sql<Date>`now()`)
    .where((or) => or.or([or('lock_until', 'is', null), or('lock_until', '<', sql<Date>`now()`)]))
    .where('state', '!=', 'checking')
    .orderBy('expires_at')
    .limit(most)
    .execute()
  return rows.map((row) => row.key)
}

/** Marks an upload as cancelled, whether or not its bytes are deleted already. */
export async function cancelUpload(db: Db, key: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ expires_at: sql<Date>`least(expires_at, now())` })
    .where('key', '=', key)
    .where('state', '=', 'waiting')
    .execute()
}

export async function deleteUpload(db: Db, key: string): Promise<void> {
  await db.deleteFrom('uploads').where('key', '=', key).execute()
}

/** Ends the open uploads of a deleted person and removes the name from what they published. */
export async function anonymizeUploader(trx: Transaction<ContentTables>, memberId: string): Promise<void> {
  await trx
    .updateTable('uploads')
    .set({ member_id: null, expires_at: sql<Date>`least(expires_at, now())` })
    .where('member_id', '=', memberId)
    .execute()
}
