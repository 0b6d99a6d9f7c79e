import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import type { Stroke } from './photo.rules.ts'

export interface RecordPhoto {
  id: string
  recordId: string
  customerId: string
  published: boolean
  width: number
  height: number
  strokes: Stroke[]
  version: number
  createdAt: Date
}

/** The photos of records that are not deleted. */
const selectPhotos = (db: Kysely<ChartsTables>) =>
  db
    .selectFrom('record_photos as p')
    .innerJoin('records as r', 'r.id', 'p.record_id')
    .where('r.deleted_at', 'is', null)
    .select([
      'p.id',
      'p.record_id as recordId',
      'p.customer_id as customerId',
      'p.published',
      'p.width',
      'p.height',
      'p.strokes',
      'p.version',
      'p.created_at as createdAt',
    ])

export async function findPhoto(db: Kysely<ChartsTables>, id: string): Promise<RecordPhoto | undefined> {
  return selectPhotos(db).where('p.id', '=', id).executeTakeFirst()
}

/** Finds the photo that the same bytes have become in a record, if any. */
export async function findPhotoBySentDigest(
  db: Kysely<ChartsTables>,
  recordId: string,
  sentDigest: Buffer,
): Promise<RecordPhoto | undefined> {
  return selectPhotos(db)
    .where('p.record_id', '=', recordId)
    .where('p.sent_digest', '=', sentDigest)
    .executeTakeFirst()
}

export async function countPhotosOfRecord(db: Kysely<ChartsTables>, recordId: string): Promise<number> {
  const { count } = await db
    .selectFrom('record_photos')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('record_id', '=', recordId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A visit of which there are photos. */
export interface PhotoVisit {
  recordId: string
  title: string
  visitedAt: Date
}

/** Lists the newest visits of a customer that have photos, as far as they are published where only those count. */
export async function listPhotoVisits(
  db: Kysely<ChartsTables>,
  options: { customerId: string; publishedOnly: boolean; limit: number },
): Promise<PhotoVisit[]> {
  const { rows } = await sql<PhotoVisit>`
    select r.id as "recordId", v.title, r.created_at as "visitedAt"
    from records r join format_versions v on v.id = r.version_id
    where r.customer_id = ${options.customerId} and r.deleted_at is null and exists (
      select from record_photos p where p.record_id = r.id and (p.published or not ${options.publishedOnly}::boolean)
    )
    order by r.created_at desc, r.id desc limit ${options.limit}`.execute(db)
  return rows
}

/** Lists the photos of records, each record's in the order in which they were added. */
export async function listPhotosOfRecords(
  db: Kysely<ChartsTables>,
  recordIds: readonly string[],
): Promise<RecordPhoto[]> {
  return selectPhotos(db)
    .where(sql<boolean>`p.record_id = any(${[...recordIds]}::uuid[])`)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute()
}

export async function insertPhoto(
  trx: Transaction<ChartsTables>,
  photo: {
    id: string
    recordId: string
    customerId: string
    takenBy: string
    published: boolean
    width: number
    height: number
    sentDigest: Buffer
    now: Date
  },
): Promise<void> {
  await trx
    .insertInto('record_photos')
    .values({
      id: photo.id,
      record_id: photo.recordId,
      customer_id: photo.customerId,
      taken_by: photo.takenBy,
      published: photo.published,
      width: photo.width,
      height: photo.height,
      sent_digest: photo.sentDigest,
      created_at: photo.now,
      updated_at: photo.now,
    })
    .execute()
}

/** Changes a photo from the version that was seen; returns false when somebody else changed it first. */
export async function updatePhoto(
  trx: Transaction<ChartsTables>,
  photo: { id: string; version: number; published: boolean; strokes: readonly Stroke[]; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('record_photos')
    .set({
      published: photo.published,
      strokes: JSON.stringify(photo.strokes),
      version: photo.version + 1,
      updated_at: photo.now,
    })
    .where('id', '=', photo.id)
    .where('version', '=', photo.version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deletePhoto(trx: Transaction<ChartsTables>, id: string): Promise<void> {
  await trx.deleteFrom('record_photos').where('id', '=', id).execute()
}

/** Deletes all photos of a customer and returns their ids. */
export async function deletePhotosOfCustomer(
  trx: Transaction<ChartsTables>,
  customerId: string,
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('record_photos')
    .where('customer_id', '=', customerId)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Lists the published photos of a customer in order of time, with a unique path for each in the copy of their data. */
export const selectPhotoExport = (customerId: string) => sql`(
  select p.*, 'chart-photos/' || to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24-MI-SS"Z"') || '-' || p.id || '.jpg' as path
  from record_photos p join records r on r.id = p.record_id
  where p.customer_id = ${customerId} and p.published and r.deleted_at is null
) as copies`
