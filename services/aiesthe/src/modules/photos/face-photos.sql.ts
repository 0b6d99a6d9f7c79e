import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables, StoredFace } from '../../tables.ts'

export interface FacePhoto {
  id: string
  resultId: string
  memberId: string
  moment: 'before' | 'after'
  face: StoredFace
  engine: string
  engineVersion: string
  takenAt: Date
  /** The digest of the request that sent it. */
  sentDigest: Buffer | null
}

const photoColumns = [
  'id',
  'result_id as resultId',
  'member_id as memberId',
  'moment',
  'face',
  'engine',
  'engine_version as engineVersion',
  'taken_at as takenAt',
  'sent_digest as sentDigest',
] as const

export async function listPhotosOfResults(
  db: Kysely<AiestheTables>,
  resultIds: readonly string[],
): Promise<FacePhoto[]> {
  return db
    .selectFrom('face_photos')
    .select(photoColumns)
    .where(sql<boolean>`result_id = any(${[...resultIds]}::uuid[])`)
    .execute()
}

export async function findFacePhoto(db: Kysely<AiestheTables>, id: string): Promise<FacePhoto | null> {
  const row = await db.selectFrom('face_photos').select(photoColumns).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Deletes all photos of a member, the bytes of each before its row. */
export async function deleteMemberPhotos(
  trx: Transaction<AiestheTables>,
  memberId: string,
  removeBytes: (photoId: string) => Promise<void>,
): Promise<void> {
  const rows = await trx.selectFrom('face_photos').select('id').where('member_id', '=', memberId).execute()
  for (const { id } of rows) await removeBytes(id)
  await trx.deleteFrom('face_photos').where('member_id', '=', memberId).execute()
}

/** Lists the photos of a member in order of time, with a unique path for each in the export. */
export const selectPhotoExport = (memberId: string) => sql`(
  select *, 'face-photos/' || to_char(taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24-MI-SS"Z"')
    || '-' || moment || '-' || id || '.jpg' as path
  from face_photos where member_id = ${memberId}
) as copies`

/** Finds the diagnosis for which a request of the member has saved a photo. */
export async function findResultIdBySentDigest(
  db: Kysely<AiestheTables>,
  memberId: string,
  sentDigest: Buffer,
): Promise<string | null> {
  const row = await db
    .selectFrom('face_photos')
    .select('result_id')
    .where('member_id', '=', memberId)
    .where('sent_digest', '=', sentDigest)
    .executeTakeFirst()
  return row?.result_id ?? null
}

export async function insertFacePhoto(trx: Transaction<AiestheTables>, photo: FacePhoto): Promise<void> {
  await trx
    .insertInto('face_photos')
    .values({
      id: photo.id,
      result_id: photo.resultId,
      member_id: photo.memberId,
      moment: photo.moment,
      face: JSON.stringify(photo.face),
      engine: photo.engine,
      engine_version: photo.engineVersion,
      taken_at: photo.takenAt,
      sent_digest: photo.sentDigest,
    })
    .execute()
}
