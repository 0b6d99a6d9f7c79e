import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { ContentTables } from '../db/schema.ts'
import { removeWithdrawnFiles } from '../media/remove-withdrawn-files.ts'
import { deleteUpload, findExpiredUploads } from '../repositories/uploads.ts'
import { analyseNext } from './analyse-sounds.ts'
import type { CheckDeps } from './check-upload.ts'
import type { Checks } from './checks.ts'
import type { Staging } from './staging.ts'

const LEFTOVERS_EVERY_MS = 10_000
const EXPIRED_EVERY_MS = 10 * 60_000
const EXPIRED_AT_ONCE = 100
const WITHDRAWN_EVERY_MS = 3_600_000
const ANALYSES_AFTER_MS = 5000
const ANALYSES_EVERY_MS = 60_000

export interface UploadWork {
  stop(): Promise<void>
}

/** What a copy of the service does for uploads without being asked; several copies share the work. */
export function startUploadWork(
  deps: CheckDeps & { checks: Checks; log: Pick<Logger, 'error'> },
): UploadWork {
  const stopping = new AbortController()
  const loops = [
    repeat(() => deps.checks.checkLeftovers(), { firstMs: 0, everyMs: LEFTOVERS_EVERY_MS }),
    repeat(() => removeExpired(deps.db, deps.staging), { firstMs: 0, everyMs: EXPIRED_EVERY_MS }),
    repeat(async () => void (await removeWithdrawnFiles(deps, new Date())), {
      firstMs: ANALYSES_AFTER_MS,
      everyMs: WITHDRAWN_EVERY_MS,
    }),
    repeat(() => analyseAll(deps, stopping.signal), {
      firstMs: ANALYSES_AFTER_MS,
      everyMs: ANALYSES_EVERY_MS,
    }),
  ]

  async function repeat(work: () => Promise<void>, o: { firstMs: number; everyMs: number }): Promise<void> {
    for (let wait = o.firstMs; !stopping.signal.aborted; wait = o.everyMs) {
      await pause(wait, stopping.signal)
      if (stopping.signal.aborted) return
      await work().catch((error: Error) => {
        if (!stopping.signal.aborted) deps.log.error({ error: error.message }, 'work on uploads failed')
      })
    }
  }

  return {
    async stop() {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

/** Removes uploads that were never completed, and the traces of those that were, after their 24 hours (D-165). */
export async function removeExpired(db: Kysely<ContentTables>, staging: Staging): Promise<void> {
  for (const key of await findExpiredUploads(db, EXPIRED_AT_ONCE)) {
    await staging.discard(key)
    await deleteUpload(db, key)
  }
}

/** One sound after the other, resting as long as each took: whoever listens now comes first. */
async function analyseAll(deps: CheckDeps, signal: AbortSignal): Promise<void> {
  const failed = new Set<string>()
  for (let more = true; more && !signal.aborted; ) {
    const startedAt = performance.now()
    more = await analyseNext(deps, failed)
    if (more) await pause(performance.now() - startedAt, signal)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
    function done(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
