import { ApiError, type Session } from '@hibiki/http'
import { appendToOutbox } from '@hibiki/messaging'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { Transaction } from 'kysely'
import { chartsErrors } from '../../errors.ts'
import type { ChartsTables } from '../../tables.ts'
import { insertChartLogEntry } from '../audit/chart-log.sql.ts'
import { findDiagnosis } from '../calendar/diagnoses.sql.ts'
import { findCustomer } from '../customers/customers.sql.ts'
import { normalizeItemValue } from '../formats/format.rules.ts'
import { type FormatVersion, findFormatVersion } from '../formats/formats.sql.ts'
import {
  type ChartSide,
  canWriteField,
  findChartRole,
  findRecordEntryProblem,
  type RecordEntry,
} from './record.rules.ts'
import {
  type ChartRecord,
  findRecord,
  findRecordByCreationKey,
  findRecordIdOfResult,
  getRecordValues,
  insertRecord,
  lockRecord,
  updateRecord,
  upsertRecordValues,
} from './records.sql.ts'
import { toLogActorRole } from './visible-record.ts'

export interface SaveRecordRequest {
  recordId: string | null
  /** The version of the format that a new record is filled in against. */
  versionId: string
  /** The record's version that the change is based on; required for a change. */
  baseVersion: number | null
  /** The linked diagnosis; undefined leaves it as it is. */
  resultId: string | null | undefined
  entries: readonly RecordEntry[]
  creationKey: string | null
}

/**
 * Creates or changes a record for one side (the own one or, in a hand-over, the customer's), with its log row and its event in
 * the same transaction.
 * @param side whose fields are written; derived from the session, or `customer` in a hand-over
 * @returns the record's id
 * @throws CHARTS_RECORD_NOT_FOUND, CHARTS_FORMAT_NOT_FOUND, CHARTS_FORMAT_CHANGED or CHARTS_RECORD_CHANGED (409),
 * CHARTS_KEY_REUSED, and the reasons for which entries are rejected
 */
export async function saveRecord(
  trx: Transaction<ChartsTables>,
  session: Session,
  request: SaveRecordRequest,
  options: { side: ChartSide | 'of-session'; now: Date },
): Promise<string> {
  const customerId = await customerOf(trx, request)
  // The member is locked before any row, in the order of erasing a customer and saving their format.
  await lockMember(trx, customerId)
  if (await isMemberErased(trx, customerId)) throw new ApiError('CHARTS_RECORD_NOT_FOUND')
  const existing = request.recordId === null ? undefined : await lockRecord(trx, request.recordId)
  if (request.recordId !== null && !existing) throw new ApiError('CHARTS_RECORD_NOT_FOUND')
  const customer = await findCustomer(trx, customerId)
  const role = customer && findChartRole(session, customer)
  if (!role) throw new ApiError(existing ? 'CHARTS_RECORD_NOT_FOUND' : 'CHARTS_FORMAT_NOT_FOUND')
  const format = await findFormatVersion(trx, existing?.versionId ?? request.versionId)
  // It existed before the lock, so a newer version has replaced it.
  if (!format) throw new ApiError('CHARTS_FORMAT_CHANGED')
  // Administrators list and delete records, but do not fill them in.
  if (role === 'administrator') throw new ApiError('CHARTS_FIELD_NOT_EDITABLE')
  const side = options.side === 'of-session' ? role : options.side
  if (!existing) {
    if (request.creationKey !== null) {
      const created = await findRecordByCreationKey(trx, session.userId, request.creationKey)
      if (created) {
        await refuseOtherRecord(trx, { created, format, request, side })
        return created.recordId
      }
    }
    // Only staff create a record; a newer version means that the form on the screen is out of date.
    if (side !== 'staff') throw new ApiError('CHARTS_RECORD_NOT_FOUND')
    if (!format.isCurrent) throw new ApiError('CHARTS_FORMAT_CHANGED')
  } else {
    if (existing.versionId !== request.versionId) throw new ApiError('CHARTS_FORMAT_NOT_FOUND')
    if (request.baseVersion !== existing.version) throw new ApiError('CHARTS_RECORD_CHANGED')
  }
  const stored = existing ? await getRecordValues(trx, existing.recordId) : new Map<string, string>()
  const entries = entriesToStore(format, request.entries, stored, side)
  refuseEntries(format, { entries, stored, side })
  const resultId = await linkedResult(trx, { request, existing, side, customerId })

  const change = { resultId, entries, now: options.now }
  const recordId = existing
    ? await changeRecord(trx, existing, { ...change, side, by: session.userId })
    : await insertRecord(trx, {
        ...change,
        customerId,
        versionId: format.versionId,
        createdBy: session.userId,
        creationKey: request.creationKey,
      })
  await insertChartLogEntry(trx, {
    customerId,
    recordId,
    actorId: session.userId,
    actorRole: toLogActorRole(role),
    action: existing ? 'update' : 'create',
    at: options.now,
  })
  await publishRecordChange(trx, { recordId, userId: customerId, resultId, removed: false, at: options.now })
  return recordId
}

/** A repeated request returns what it created; another record under its key would otherwise be lost silently. */
async function refuseOtherRecord(
  trx: Transaction<ChartsTables>,
  {
    created,
    format,
    request,
    side,
  }: { created: ChartRecord; format: FormatVersion; request: SaveRecordRequest; side: ChartSide },
): Promise<void> {
  if (created.versionId !== format.versionId) throw new ApiError('CHARTS_KEY_REUSED')
  // After a change the record can no longer be compared with the request that created it.
  if (created.version !== 1) throw new ApiError('CHARTS_RECORD_CHANGED')
  const stored = await getRecordValues(trx, created.recordId)
  const entries = entriesToStore(format, request.entries, new Map(), side)
  const sent = new Map(entries.map(({ itemId, value }) => [itemId, value]))
  const isSame =
    sent.size === stored.size &&
    [...sent].every(([itemId, value]) => stored.get(itemId) === value) &&
    (request.resultId ?? null) === created.resultId
  if (!isSame) throw new ApiError('CHARTS_KEY_REUSED')
}

/** Returns the customer of the request: that of the record or, for a new one, of the format. */
async function customerOf(trx: Transaction<ChartsTables>, request: SaveRecordRequest): Promise<string> {
  if (request.recordId !== null) {
    const record = await findRecord(trx, request.recordId)
    if (!record) throw new ApiError('CHARTS_RECORD_NOT_FOUND')
    return record.customerId
  }
  const format = await findFormatVersion(trx, request.versionId)
  if (!format) throw new ApiError('CHARTS_FORMAT_NOT_FOUND')
  return format.customerId
}

async function changeRecord(
  trx: Transaction<ChartsTables>,
  { recordId, version, customerFilledAt }: ChartRecord,
  options: {
    resultId: string | null
    entries: readonly RecordEntry[]
    side: ChartSide
    by: string
    now: Date
  },
): Promise<string> {
  await upsertRecordValues(trx, recordId, options)
  await updateRecord(trx, recordId, {
    resultId: options.resultId,
    customerFilledAt: options.side === 'customer' ? options.now : customerFilledAt,
    version: version + 1,
    now: options.now,
  })
  return recordId
}

/** Publishes to the other services which diagnosis a record is linked to, or that the record was deleted. */
export async function publishRecordChange(
  trx: Transaction<ChartsTables>,
  options: { recordId: string; userId: string; resultId: string | null; removed: boolean; at: Date },
): Promise<void> {
  const payload = { ...options, at: options.at.toISOString() }
  await appendToOutbox(trx, [{ subject: 'charts.record-saved.v1', payload }])
}

/** Returns the entries as they are stored; fields of this side that are neither sent nor stored get the default of the format. */
function entriesToStore(
  format: FormatVersion,
  entries: readonly RecordEntry[],
  stored: ReadonlyMap<string, string>,
  side: ChartSide,
): readonly RecordEntry[] {
  const sent = new Set(entries.map(({ itemId }) => itemId))
  const defaults = format.items
    .filter((item) => canWriteField(item, side) && item.defaultInnerValue !== '')
    .filter((item) => !sent.has(item.id) && !stored.has(item.id))
    .map((item) => ({ itemId: item.id, value: item.defaultInnerValue }))
  const items = new Map(format.items.map((item) => [item.id, item]))
  return [...entries, ...defaults].map(({ itemId, value }) => {
    const item = items.get(itemId)
    return { itemId, value: item ? normalizeItemValue(item, value) : value }
  })
}

function refuseEntries(
  format: FormatVersion,
  options: { entries: readonly RecordEntry[]; stored: ReadonlyMap<string, string>; side: ChartSide },
): void {
  const problem = findRecordEntryProblem({ items: format.items, ...options })
  if (!problem) return
  throw new ApiError(problem.code, { fields: { [problem.itemId]: chartsErrors[problem.code] } })
}

/** Returns the diagnosis that the record will be linked to. Staff link what the customer publishes, customers any of their own. */
async function linkedResult(
  trx: Transaction<ChartsTables>,
  {
    existing,
    request,
    side,
    customerId,
  }: { request: SaveRecordRequest; existing: ChartRecord | undefined; side: ChartSide; customerId: string },
): Promise<string | null> {
  const before = existing?.resultId ?? null
  const { resultId } = request
  // The customer's form does not contain the link, so only an explicit choice of theirs changes it.
  if (resultId === undefined || resultId === before || (side === 'customer' && resultId === null))
    return before
  if (resultId === null) {
    // A withdrawn diagnosis reads as none to staff: saving must not remove the link, which a new publication restores.
    const diagnosis = before === null ? undefined : await findDiagnosis(trx, before)
    return diagnosis && !diagnosis.deleted && !diagnosis.published ? before : null
  }
  const diagnosis = await findDiagnosis(trx, resultId)
  const isTheirs = diagnosis?.memberId === customerId && !diagnosis.deleted
  if (!isTheirs || (side === 'staff' && !diagnosis.published)) throw new ApiError('CHARTS_RESULT_NOT_FOUND')
  if (await findRecordIdOfResult(trx, resultId, existing?.recordId ?? null))
    throw new ApiError('CHARTS_RESULT_ALREADY_LINKED')
  return resultId
}
