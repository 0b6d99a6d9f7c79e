import { randomUUID } from 'node:crypto'
import { ApiError } from '@hibiki/http'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { type CheckDeps, checkUpload, type Verdict } from './check-upload.ts'
import { holdLock } from './locks.ts'
import { fileProblem } from './problems.ts'
import { claimCheck, insertCheckedUpload, type NewUpload, settleUpload } from './uploads.sql.ts'

/** Checks of this copy of the service. */
export interface Checks {
  /** Checks bytes that came with the call itself; the verdict is the call's answer. E4010 for a member who is erased. */
  checkBytes(upload: NewUpload, bytes: Buffer): Promise<Verdict>
  /** Checks a complete upload in the background. */
  begin(key: string): void
  /** Checks what was left behind: by a copy that died, or by a check that ended without a verdict. */
  checkLeftovers(): Promise<void>
  /** Waits for checks that are running. */
  close(): Promise<void>
}

/** Files checked at the same time; on S3 each is copied to the local disk for it. */
const CHECKS_AT_ONCE = 3

export function createChecks(deps: CheckDeps & { log: Pick<Logger, 'error'> }): Checks {
  const limit = pLimit(CHECKS_AT_ONCE)
  const running = new Set<Promise<unknown>>()

  async function whileHeld<T>(claim: { key: string; token: string }, work: () => Promise<T>): Promise<T> {
    const letGo = holdLock(deps.db, claim)
    try {
      return await work()
    } finally {
      letGo()
    }
  }

  /** True when there was something to check. */
  async function checkNext(key?: string): Promise<boolean> {
    const token = randomUUID()
    const claimed = await claimCheck(deps.db, token, key)
    if (!claimed) return false
    const { upload, spent } = claimed
    if (spent) {
      await settleUpload(deps.db, { key: upload.key, token }, { problem: fileProblem('unreadable') })
      await deps.staging.discard(upload.key)
    } else
      await whileHeld({ key: upload.key, token }, () => checkUpload(deps, { ...upload, lock_token: token }))
    return true
  }

  function watch(work: Promise<unknown>): void {
    const done = work.catch((error: Error) => {
      // The lease runs out, and the next round tries again.
      deps.log.error({ error: error.message }, 'an upload could not be checked')
    })
    running.add(done)
    done.finally(() => running.delete(done))
  }

  return {
    async checkBytes(upload, bytes) {
      const token = randomUUID()
      const row = await insertCheckedUpload(deps.db, upload, token)
      if (row === null) throw new ApiError('E4010')
      // It is held from here on: waiting for the checks before it may take longer than a lock.
      return whileHeld({ key: row.key, token }, async () => {
        await deps.staging.put(row.key, bytes)
        return limit(() => checkUpload(deps, { ...row, lock_token: token }))
      })
    },
    begin: (key) => watch(limit(() => checkNext(key))),
    async checkLeftovers() {
      while (await limit(() => checkNext())) {
        // One after the other, until there is none.
      }
    },
    close: async () => void (await Promise.all(running)),
  }
}
