import { ApiError, type Session } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { historyScope } from '../history/history-scope.ts'
import { findChartRecord } from './chart-records.sql.ts'
import { type FaceResult, findResult } from './face-results.sql.ts'

/**
 * The diagnosis that a record of a chart names. Null for those who take part in the record when it names none, when it is deleted, and,
 * for the person in charge, while it is not published.
 *
 * @throws E4040 for everybody else, as for a record that does not exist; E4014 where only the password is missing
 */
export async function resultOfRecord(
  db: Kysely<AiestheTables>,
  session: Session,
  recordId: string,
): Promise<FaceResult | null> {
  const record = await findChartRecord(db, recordId)
  if (!record) throw new ApiError('E4040')
  const scope = await historyScope(db, session, record.memberId)
  const result = record.resultId === null ? null : await findResult(db, record.resultId)
  // Whatever a record says, it never shows what is somebody else's.
  if (result?.memberId !== record.memberId || result.afterAt === null) return null
  return scope === 'all' || result.published ? result : null
}
