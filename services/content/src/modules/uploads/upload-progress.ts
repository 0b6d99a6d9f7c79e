import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { Checks } from './checks.ts'
import type { Staging } from './staging.ts'
import { markComplete, type UploadRow } from './uploads.sql.ts'

/**
 * Returns how many bytes of an upload have arrived. Starts the check of an upload that is complete without having been marked so, because the
 * replica that received the last byte died.
 */
export async function readProgress(
  { db, staging, checks }: { db: Kysely<ContentTables>; staging: Staging; checks: Checks },
  { key, state }: UploadRow,
): Promise<{ bytes: number; of: number | null; isComplete: boolean }> {
  if (state !== 'waiting') return { bytes: 0, of: null, isComplete: true }
  const received = (await staging.received(key)) ?? { bytes: 0, of: null }
  const isComplete = received.of !== null && received.bytes === received.of
  if (isComplete && (await markComplete(db, key, received.bytes))) checks.begin(key)
  return { ...received, isComplete }
}
