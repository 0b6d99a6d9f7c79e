import { DAY_MS } from '@hibiki/calendar'
import { ApiError, type Session } from '@hibiki/http'
import { isErased, lockMember } from '@hibiki/projections'
import type { Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import { insertChartAct } from '../audit/chart-log.sql.ts'
import { RESTORE_DAYS } from './record.rules.ts'
import {
  findAnyRecord,
  findRecordOfResult,
  lockRecord,
  setDeleted,
  undoDeletion,
  unlinkResult,
} from './records.sql.ts'
import { announceRecord } from './save-record.ts'
import { getOpenRecord, requireReasonOf, toActorRole } from './visible-record.ts'

/**
 * Deletes a record softly, with its log row and event; its diagnosis may be linked again.
 * @throws CHARTS_RECORD_NOT_FOUND unless the caller is in charge of the customer or an administrator, CHARTS_REASON_REQUIRED
 */
export async function deleteOpenRecord(
  trx: Transaction<ChartsTables>,
  session: Session,
  { recordId, reason, now }: { recordId: string; reason: string | null; now: Date },
): Promise<void> {
  const { customer, role } = await getOpenRecord(trx, session, recordId)
  requireReasonOf(role, reason)
  const locked = role === 'customer' ? undefined : await lockRecord(trx, recordId)
  if (!locked) throw new ApiError('CHARTS_RECORD_NOT_FOUND')
  await setDeleted(trx, recordId, { deletedAt: now, deletedBy: session.userId })
  const { memberId } = customer
  await insertChartAct(trx, {
    customerId: memberId,
    recordId,
    actorId: session.userId,
    actorRole: toActorRole(role),
    action: 'delete',
    reason,
    at: now,
  })
  const gone = { recordId, userId: memberId, resultId: null, removed: true, at: now }
  await announceRecord(trx, gone)
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
  const record = await findAnyRecord(trx, recordId)
  const deletedAt = record?.deletedAt ?? null
  const isRestorable = deletedAt !== null && deletedAt.getTime() > now.getTime() - RESTORE_DAYS * DAY_MS
  if (!record || !isRestorable) throw new ApiError('CHARTS_RECORD_NOT_FOUND')
  // With the member locked it happens either before the customer is erased, and is erased with them, or not at all.
  await lockMember(trx, record.customerId)
  if (await isErased(trx, record.customerId)) throw new ApiError('CHARTS_RECORD_NOT_FOUND')
  // Of several concurrent requests one restores the record, and the others find nothing to restore.
  if (!(await undoDeletion(trx, { recordId, deletedAt }))) throw new ApiError('CHARTS_RECORD_NOT_FOUND')
  const isTaken =
    record.resultId !== null && (await findRecordOfResult(trx, record.resultId, record.recordId))
  const resultId = isTaken ? null : record.resultId
  if (isTaken) await unlinkResult(trx, recordId)
  await insertChartAct(trx, {
    customerId: record.customerId,
    recordId,
    actorId: session.userId,
    actorRole: 'administrator',
    action: 'restore',
    reason,
    at: now,
  })
  const back = { recordId, userId: record.customerId, resultId, removed: false, at: now }
  await announceRecord(trx, back)
}
