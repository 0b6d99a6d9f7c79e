import { randomUUID } from 'node:crypto'
import { ApiError, type Session } from '@hibiki/http'
import type { ChartsContext } from '../../context.ts'
import {
  lockRecordForPhotos,
  logPhotoAct,
  requirePhotoConsent,
  requireStaffOfRecord,
} from './lock-photo-of-staff.ts'
import { MAX_PHOTOS_PER_RECORD } from './photo.rules.ts'
import { photoRemovals } from './photo-removals.sql.ts'
import {
  countPhotosOfRecord,
  findPhoto,
  findPhotoBySentDigest,
  insertPhoto,
  type RecordPhoto,
} from './record-photos.sql.ts'
import { reencodePhoto } from './reencode-photo.ts'

/** Storing a photo never takes this long, so bytes that are still without a row belong to a replica that died. */
const ABANDONED_MS = 3_600_000

/**
 * Adds a photo to a record: re-encodes it, stores it encrypted and logs it. The same bytes are one photo of a record, so a request whose
 * response was lost can be repeated.
 *
 * @throws CHARTS_RECORD_NOT_FOUND, CHARTS_PHOTO_CONSENT_MISSING, CHARTS_PHOTO_UNREADABLE, CHARTS_TOO_MANY_PHOTOS
 */
export async function addPhoto(
  { db, clock, photoVault }: Pick<ChartsContext, 'db' | 'clock' | 'photoVault'>,
  session: Session,
  { recordId, bytes, published }: { recordId: string; bytes: Buffer; published: boolean },
): Promise<RecordPhoto> {
  const { customerId } = await requireStaffOfRecord(db, session, recordId)
  await requirePhotoConsent(db, customerId)
  const sentDigest = photoVault.digest(recordId, bytes)
  const repeated = await findPhotoBySentDigest(db, recordId, sentDigest)
  if (repeated) return repeated
  // A full record is rejected before the work; the count below decides.
  if ((await countPhotosOfRecord(db, recordId)) >= MAX_PHOTOS_PER_RECORD)
    throw new ApiError('CHARTS_TOO_MANY_PHOTOS')
  const { jpeg, width, height } = await reencodePhoto(bytes)

  const id = randomUUID()
  await photoRemovals.schedule(db, [id], new Date(clock().getTime() + ABANDONED_MS))
  try {
    await photoVault.store(id, { photo: jpeg })
    return await db.transaction().execute(async (trx) => {
      await lockRecordForPhotos(trx, session, { recordId, customerId })
      await requirePhotoConsent(trx, customerId)
      const added = await findPhotoBySentDigest(trx, recordId, sentDigest)
      if (added) {
        await photoRemovals.schedule(trx, [id], clock())
        return added
      }
      if ((await countPhotosOfRecord(trx, recordId)) >= MAX_PHOTOS_PER_RECORD)
        throw new ApiError('CHARTS_TOO_MANY_PHOTOS')
      const now = clock()
      const takenBy = session.userId
      await insertPhoto(trx, { id, recordId, customerId, takenBy, published, width, height, sentDigest, now })
      await photoRemovals.cancel(trx, [id])
      await logPhotoAct(trx, session, { customerId, recordId, action: 'create', now })
      const photo = await findPhoto(trx, id)
      if (!photo) throw new Error('a photo was not inserted')
      return photo
    })
  } catch (error) {
    // A rejection means a rollback. After any other error the transaction may have been committed although its response was lost.
    if (error instanceof ApiError) await photoRemovals.schedule(db, [id], clock())
    throw error
  }
}
