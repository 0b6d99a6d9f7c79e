import { ApiError, type Session } from '@hibiki/http'
import { isMemberErased, lockMembers } from '@hibiki/projections'
import type { Kysely, Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import { insertChartLogEntry } from '../audit/chart-log.sql.ts'
import { hasPhotoConsent } from '../overview/overview.sql.ts'
import { lockRecord } from '../records/records.sql.ts'
import { getVisibleRecord } from '../records/visible-record.ts'
import { findPhoto, type RecordPhoto } from './record-photos.sql.ts'

/**
 * Returns the customer of a record whose photos the caller may change.
 * @throws CHARTS_RECORD_NOT_FOUND unless the caller is in charge of the customer
 */
export async function requireStaffOfRecord(
  db: Kysely<ChartsTables>,
  session: Session,
  recordId: string,
): Promise<{ customerId: string }> {
  const { role, customer } = await getVisibleRecord(db, session, recordId)
  if (role !== 'staff') throw new ApiError('CHARTS_RECORD_NOT_FOUND')
  return { customerId: customer.memberId }
}

/** @throws CHARTS_PHOTO_CONSENT_MISSING unless the customer agrees that the present salon takes photos */
export async function requirePhotoConsent(db: Kysely<ChartsTables>, customerId: string): Promise<void> {
  if (!(await hasPhotoConsent(db, customerId))) throw new ApiError('CHARTS_PHOTO_CONSENT_MISSING')
}

/**
 * Locks the customer with the caller, whom a new photo names, and then the record, in the order of saving a record and of withdrawing the
 * consent.
 *
 * @throws CHARTS_RECORD_NOT_FOUND also when one of them was erased meanwhile
 */
export async function lockRecordForPhotos(
  trx: Transaction<ChartsTables>,
  session: Session,
  { recordId, customerId }: { recordId: string; customerId: string },
): Promise<void> {
  const people = [customerId, session.userId]
  await lockMembers(trx, people)
  for (const person of people)
    if (await isMemberErased(trx, person)) throw new ApiError('CHARTS_RECORD_NOT_FOUND')
  if (!(await lockRecord(trx, recordId))) throw new ApiError('CHARTS_RECORD_NOT_FOUND')
  await requireStaffOfRecord(trx, session, recordId)
}

/**
 * Locks a photo for staff who see it.
 * @throws CHARTS_PHOTO_NOT_FOUND for everybody else, and while the customer does not agree to photos
 */
export async function lockPhotoOfStaff(
  trx: Transaction<ChartsTables>,
  session: Session,
  photoId: string,
): Promise<RecordPhoto> {
  const seen = await findPhoto(trx, photoId)
  if (!seen) throw new ApiError('CHARTS_PHOTO_NOT_FOUND')
  await lockRecordForPhotos(trx, session, seen).catch((error: unknown) => {
    throw error instanceof ApiError ? new ApiError('CHARTS_PHOTO_NOT_FOUND') : error
  })
  const photo = await findPhoto(trx, photoId)
  if (!photo || !(await hasPhotoConsent(trx, photo.customerId))) throw new ApiError('CHARTS_PHOTO_NOT_FOUND')
  return photo
}

/** Writes what staff did with a photo to the log that the customer reads. */
export const logPhotoAct = (
  trx: Transaction<ChartsTables>,
  session: Session,
  act: { customerId: string; recordId: string; action: 'create' | 'update' | 'delete'; now: Date },
): Promise<void> =>
  insertChartLogEntry(trx, {
    customerId: act.customerId,
    recordId: act.recordId,
    actorId: session.userId,
    actorRole: 'person-in-charge',
    action: act.action,
    at: act.now,
    subject: 'photo',
  })
