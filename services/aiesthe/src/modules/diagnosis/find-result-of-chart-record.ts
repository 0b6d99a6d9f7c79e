import { ApiError, type Session } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { getHistoryScope } from '../history/history-scope.ts'
import { findChartRecord } from './chart-records.sql.ts'
import { type FaceResult, findResult } from './face-results.sql.ts'

/**
 * Finds the diagnosis that a record of a chart refers to. Returns null for the participants of the record when it refers to none, when the
 * diagnosis is deleted, and, for the person in charge, while it is not published.
 *
 * @throws E4040 for everyone else, as for a record that does not exist; E4014 where only the password is missing
 */
export async function findResultOfChartRecord(
  db: Kysely<AiestheTables>,
  session: Session,
  recordId: string,
): Promise<FaceResult | null> {
  const record = await findChartRecord(db, recordId)
  if (!record) throw new ApiError('E4040')
  const scope = await getHistoryScope(db, session, record.memberId)
  const result = record.resultId === null ? null : await findResult(db, record.resultId)
  // A record never shows another member's diagnosis, whatever it refers to.
  if (result?.memberId !== record.memberId || result.afterAt === null) return null
  return scope === 'all' || result.published ? result : null
}
