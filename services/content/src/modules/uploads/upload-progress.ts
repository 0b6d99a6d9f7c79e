import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { UploadChecks } from './upload-checks.ts'
import type { UploadStaging } from './upload-staging.ts'
import { setUploadChecking, type UploadRow } from './uploads.sql.ts'

/**
 * Returns how many bytes of an upload have arrived. Starts the check of an upload that is complete without having been marked so, because the
 * replica that received the last byte died.
 */
export async function readUploadProgress(
  { db, staging, checks }: { db: Kysely<ContentTables>; staging: UploadStaging; checks: UploadChecks },
  { key, state }: UploadRow,
): Promise<{ bytes: number; of: number | null; isComplete: boolean }> {
  if (state !== 'waiting') return { bytes: 0, of: null, isComplete: true }
  const received = (await staging.getReceivedBytes(key)) ?? { bytes: 0, of: null }
  const isComplete = received.of !== null && received.bytes === received.of
  if (isComplete && (await setUploadChecking(db, key, received.bytes))) checks.startCheck(key)
  return { ...received, isComplete }
}
