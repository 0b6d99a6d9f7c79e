import { randomUUID } from 'node:crypto'
import { ApiError } from '@hibiki/http'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import {
  inspectAndPublishUpload,
  type UploadCheckDeps,
  type UploadVerdict,
} from './inspect-and-publish-upload.ts'
import { renewUploadLockUntilStopped } from './upload-locker.ts'
import { toFileProblem } from './upload-problem.ts'
import {
  claimUploadForCheck,
  insertUploadUnderCheck,
  type NewUpload,
  saveUploadVerdict,
} from './uploads.sql.ts'

/** Runs the checks of this replica. */
export interface UploadChecks {
  /** Checks bytes that were sent in the request itself and returns the verdict. Throws E4010 for a member who was erased. */
  checkBytes(upload: NewUpload, bytes: Buffer): Promise<UploadVerdict>
  /** Checks a complete upload in the background. */
  startCheck(key: string): void
  /** Checks uploads that a replica left behind when it died, or whose check ended without a verdict. */
  checkLeftovers(): Promise<void>
  /** Waits for the running checks. */
  close(): Promise<void>
}

/** This many files are checked at the same time; on S3 each is copied to the local disk for it. */
const CHECKS_AT_ONCE = 3

export function createUploadChecks(deps: UploadCheckDeps & { log: Pick<Logger, 'error'> }): UploadChecks {
  const limit = pLimit(CHECKS_AT_ONCE)
  const running = new Set<Promise<unknown>>()

  async function whileHeld<T>(claim: { key: string; token: string }, work: () => Promise<T>): Promise<T> {
    const letGo = renewUploadLockUntilStopped(deps.db, claim)
    try {
      return await work()
    } finally {
      letGo()
    }
  }

  /** Returns true when there was an upload to check. */
  async function checkNext(key?: string): Promise<boolean> {
    const token = randomUUID()
    const claimed = await claimUploadForCheck(deps.db, token, key)
    if (!claimed) return false
    const { upload, spent } = claimed
    if (spent) {
      await saveUploadVerdict(deps.db, { key: upload.key, token }, { problem: toFileProblem('unreadable') })
      await deps.staging.discard(upload.key)
    } else
      await whileHeld({ key: upload.key, token }, () =>
        inspectAndPublishUpload(deps, { ...upload, lock_token: token }),
      )
    return true
  }

  function watch(work: Promise<unknown>): void {
    const done = work.catch((error: Error) => {
      // The lease expires, and the next round retries the check.
      deps.log.error({ error: error.message }, 'an upload could not be checked')
    })
    running.add(done)
    done.finally(() => running.delete(done))
  }

  return {
    async checkBytes(upload, bytes) {
      const token = randomUUID()
      const row = await insertUploadUnderCheck(deps.db, upload, token)
      if (row === null) throw new ApiError('E4010')
      // The lock is renewed from here on, because waiting for earlier checks may take longer than a lock lasts.
      return whileHeld({ key: row.key, token }, async () => {
        await deps.staging.put(row.key, bytes)
        return limit(() => inspectAndPublishUpload(deps, { ...row, lock_token: token }))
      })
    },
    startCheck: (key) => watch(limit(() => checkNext(key))),
    async checkLeftovers() {
      while (await limit(() => checkNext())) {
        // Leftover uploads are checked one after the other until there are none.
      }
    },
    close: async () => void (await Promise.all(running)),
  }
}
