import { ApiError, type Session } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import { insertChartViewLogEntry } from '../audit/chart-log.sql.ts'
import type { Customer } from '../customers/customers.sql.ts'
import { findCustomer } from '../customers/customers.sql.ts'
import { type FormatVersion, findFormatVersion } from '../formats/formats.sql.ts'
import { type ChartRole, findChartRole } from './record.rules.ts'
import { type ChartRecord, findRecord, getRecordValues } from './records.sql.ts'

/** A record with everything that is needed to return it. */
export interface VisibleRecord {
  record: ChartRecord
  format: FormatVersion
  values: Map<string, string>
  customer: Customer
  role: ChartRole
}

/** Returns a record that the caller may access. @throws CHARTS_RECORD_NOT_FOUND for all others */
export async function getVisibleRecord(
  db: Kysely<ChartsTables>,
  session: Session,
  recordId: string,
): Promise<VisibleRecord> {
  const record = await findRecord(db, recordId)
  const customer = record && (await findCustomer(db, record.customerId))
  const role = customer && findChartRole(session, customer)
  if (!record || !customer || !role) throw new ApiError('CHARTS_RECORD_NOT_FOUND')
  const [format, values] = await Promise.all([
    findFormatVersion(db, record.versionId),
    getRecordValues(db, record.recordId),
  ])
  if (!format) throw new Error(`record ${recordId} has no format`)
  return { record, format, values, customer, role }
}

/**
 * Checks that administrators, who open and delete charts for a reason that the customer sees, give one, by whichever call.
 * @throws CHARTS_REASON_REQUIRED
 */
export function requireReasonOfAdministrator(role: ChartRole, reason: string | null): void {
  if (role === 'administrator' && reason === null) throw new ApiError('CHARTS_REASON_REQUIRED')
}

/** Writes the log entry before another member's record is returned. */
export async function getVisibleRecordAndLogView(
  db: Kysely<ChartsTables>,
  session: Session,
  {
    recordId,
    reason,
    now,
    action = 'view',
  }: { recordId: string; now: Date; reason?: string | null; action?: 'view' | 'export' },
): Promise<VisibleRecord> {
  const open = await getVisibleRecord(db, session, recordId)
  if (open.role === 'customer') return open
  requireReasonOfAdministrator(open.role, reason ?? null)
  const entry = {
    customerId: open.customer.memberId,
    recordId: open.record.recordId,
    actorId: session.userId,
    actorRole: toLogActorRole(open.role),
    reason: reason ?? null,
    at: now,
  }
  const isLogged = await insertChartViewLogEntry(db, entry, action)
  if (!isLogged) throw new ApiError('CHARTS_RECORD_NOT_FOUND')
  return open
}

/** Maps a chart role to the log's role. */
export function toLogActorRole(role: ChartRole): 'customer' | 'person-in-charge' | 'administrator' {
  return role === 'staff' ? 'person-in-charge' : role
}
