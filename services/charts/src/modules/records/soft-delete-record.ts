import { DAY_MS } from '@hibiki/calendar'
import { ApiError, type Session } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import { insertChartLogEntry } from '../audit/chart-log.sql.ts'
import { MAX_RECORD_RESTORE_DAYS } from './record.rules.ts'
import {
  findRecordIdOfResult,
  findRecordIncludingDeleted,
  lockRecord,
  setRecordDeleted,
  undoRecordDeletion,
  unlinkResultFromRecord,
} from './records.sql.ts'
import { publishRecordChange } from './save-record.ts'
import { getVisibleRecord, requireReasonOfAdministrator, toLogActorRole } from './visible-record.ts'

/**
 * Deletes a record softly, with its log row and event; its diagnosis may be linked again.
 * @throws CHARTS_RECORD_NOT_FOUND unless the caller is in charge of the customer or an administrator, CHARTS_REASON_REQUIRED
 */
export async function softDeleteRecord(
  trx: Transaction<ChartsTables>,
  session: Session,
  { recordId, reason, now }: { recordId: string; reason: string | null; now: Date },
): Promise<void> {
  const { customer, role } = await getVisibleRecord(trx, session, recordId)
  requireReasonOfAdministrator(role, reason)
  const locked = role === 'customer' ? undefined : await lockRecord(trx, recordId)
  if (!locked) throw new ApiError('CHARTS_RECORD_NOT_FOUND')
  await setRecordDeleted(trx, recordId, { deletedAt: now, deletedBy: session.userId })
  const { memberId } = customer
  await insertChartLogEntry(trx, {
    customerId: memberId,
    recordId,
    actorId: session.userId,
    actorRole: toLogActorRole(role),
    action: 'delete',
    reason,
    at: now,
  })
  const gone = { recordId, userId: memberId, resultId: null, removed: true, at: now }
  await publishRecordChange(trx, gone)
}

/**
 * Restores a deleted record within 30 days. A diagnosis that was linked to another record meanwhile stays there.
 * @throws CHARTS_RECORD_NOT_FOUND when there is none to restore
 */
export async function restoreRecord(
  trx: Transaction<ChartsTables>,
  session: Session,
  { recordId, now, reason }: { recordId: string; reason: string; now: Date },
): Promise<void> {
  const record = await findRecordIncludingDeleted(trx, recordId)
  const deletedAt = record?.deletedAt ?? null
  const isRestorable =
    deletedAt !== null && deletedAt.getTime() > now.getTime() - MAX_RECORD_RESTORE_DAYS * DAY_MS
  if (!record || !isRestorable) throw new ApiError('CHARTS_RECORD_NOT_FOUND')
  // With the member locked it happens either before the customer is erased, and is erased with them, or not at all.
  await lockMember(trx, record.customerId)
  if (await isMemberErased(trx, record.customerId)) throw new ApiError('CHARTS_RECORD_NOT_FOUND')
  // Of several concurrent requests one restores the record, and the others find nothing to restore.
  if (!(await undoRecordDeletion(trx, { recordId, deletedAt }))) throw new ApiError('CHARTS_RECORD_NOT_FOUND')
  const isTaken =
    record.resultId !== null && (await findRecordIdOfResult(trx, record.resultId, record.recordId))
  const resultId = isTaken ? null : record.resultId
  if (isTaken) await unlinkResultFromRecord(trx, recordId)
  await insertChartLogEntry(trx, {
    customerId: record.customerId,
    recordId,
    actorId: session.userId,
    actorRole: 'administrator',
    action: 'restore',
    reason,
    at: now,
  })
  const back = { recordId, userId: record.customerId, resultId, removed: false, at: now }
  await publishRecordChange(trx, back)
}
