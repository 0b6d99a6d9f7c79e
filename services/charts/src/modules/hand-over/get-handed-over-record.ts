import { ApiError, type Session } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import { getVisibleRecord, type VisibleRecord } from '../records/visible-record.ts'
import { findHandOver } from './hand-overs.sql.ts'

/**
 * Returns the record that this session handed over, as the customer sees it.
 * @throws CHARTS_HAND_OVER_NOT_FOUND when there is none, or the customer no longer belongs to this salon
 */
export async function getHandedOverRecord(
  db: Kysely<ChartsTables>,
  session: Session,
): Promise<VisibleRecord> {
  const handOver = await findHandOver(db, session.sessionId)
  if (!handOver) throw new ApiError('CHARTS_HAND_OVER_NOT_FOUND')
  const open = await getVisibleRecord(db, session, handOver.recordId)
  if (open.role !== 'staff') throw new ApiError('CHARTS_HAND_OVER_NOT_FOUND')
  return { ...open, role: 'customer' }
}
