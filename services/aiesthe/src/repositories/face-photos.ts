import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables, StoredFace } from '../db/schema.ts'

export interface FacePhoto {
  id: string
  resultId: string
  memberId: string
  moment: 'before' | 'after'
  face: StoredFace
  engine: string
  engineVersion: string
  takenAt: Date
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
] as const

export async function findPhotos(
  db: Kysely<AiestheTables>,
  resultIds: readonly string[],
): Promise<FacePhoto[]> {
  return db
    .selectFrom('face_photos')
    .select(photoColumns)
    .where(sql<boolean>`result_id = any(${[...resultIds]}::uuid[])`)
    .execute()
}

export async function findPhoto(db: Kysely<AiestheTables>, id: string): Promise<FacePhoto | null> {
  const row = await db.selectFrom('face_photos').select(photoColumns).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function insertPhoto(trx: Transaction<AiestheTables>, photo: FacePhoto): Promise<void> {
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
    })
    .execute()
}
