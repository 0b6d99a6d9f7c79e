import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '@hibiki/service'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { ContentTables } from '../../tables.ts'
import type { UploadCheckDeps } from './inspect-and-publish-upload.ts'
import { measureNextSound } from './measure-next-sound.ts'
import type { UploadChecks } from './upload-checks.ts'
import type { UploadStaging } from './upload-staging.ts'
import { deleteUpload, listExpiredUploadKeys } from './uploads.sql.ts'

const MAX_EXPIRED_AT_ONCE = 100

/** Returns the background jobs for uploads, which run on every replica and share the work. */
export function createUploadJobs(
  ctx: UploadCheckDeps & { checks: UploadChecks; log: Pick<Logger, 'warn'> },
): Job[] {
  // Inspections that are interrupted by closing the service are left to another replica or to the next start.
  const inspecting = (work: (signal: AbortSignal) => Promise<void>) => (signal: AbortSignal) => {
    signal.addEventListener('abort', () => void ctx.inspector.close(), { once: true })
    return work(signal)
  }
  return [
    {
      name: 'check-leftovers',
      firstAfterMs: 0,
      everyMs: 10_000,
      run: inspecting(() => ctx.checks.checkLeftovers()),
    },
    {
      name: 'remove-expired-uploads',
      firstAfterMs: 0,
      everyMs: 600_000,
      run: () => deleteExpiredUploads(ctx.db, ctx.staging),
    },
    {
      name: 'analyse-sounds',
      firstAfterMs: 5000,
      everyMs: 60_000,
      run: inspecting((signal) => analyseAll(ctx, signal)),
    },
  ]
}

/** Deletes uploads that were never completed, and the state of completed ones, after their 24 hours. */
export async function deleteExpiredUploads(db: Kysely<ContentTables>, staging: UploadStaging): Promise<void> {
  for (const key of await listExpiredUploadKeys(db, MAX_EXPIRED_AT_ONCE)) {
    await staging.discard(key)
    await deleteUpload(db, key)
  }
}

/** Measures one sound after the other and pauses for as long as each took, so that listeners have priority. */
async function analyseAll(deps: Parameters<typeof measureNextSound>[0], signal: AbortSignal): Promise<void> {
  for (let more = true; more && !signal.aborted; ) {
    const startedAt = performance.now()
    more = await measureNextSound(deps, signal)
    if (more) await sleep(performance.now() - startedAt, undefined, { signal })
  }
}
