import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { acquireUploadLock, releaseUploadLock, renewUploadLock } from './upload-locks.sql.ts'

const RENEW_MS = 1000
const TRY_AGAIN_MS = 150
const PATIENCE_MS = 20_000

/** Renews a lock until it is stopped, which is safe at any time. `onTrouble` is called once, when another request wants the lock or it was lost. */
export function renewUploadLockUntilStopped(
  db: Kysely<ContentTables>,
  { key, token }: { key: string; token: string },
  onTrouble: () => void = () => {},
): () => void {
  let told = false
  const timer = setInterval(async () => {
    // A brief outage of the database is no reason to stop, because the lease outlasts several of these intervals.
    const state = await renewUploadLock(db, key, token).catch(() => 'held' as const)
    if (state !== 'held' && !told) {
      told = true
      onTrouble()
    }
  }, RENEW_MS)
  return () => clearInterval(timer)
}

/**
 * Locks uploads in Postgres, so that the locks hold for any number of replicas. A client that resumes an upload on one replica makes another
 * one release the lock that it holds for a dead connection.
 */
export function createUploadLocker(db: Kysely<ContentTables>, { keyOf, watch }: LockerOptions): Locker {
  return { newLock: (id) => newLock(db, keyOf(id), watch) }
}

interface LockerOptions {
  keyOf: (id: string) => string
  /** Calls back when the holder of a lock no longer uses it; returns a function that stops watching. */
  watch: (onSilent: () => void) => () => void
}

function newLock(db: Kysely<ContentTables>, key: string, watch: LockerOptions['watch']): Lock {
  const token = randomUUID()
  let stop = () => {}
  return {
    async lock(signal: AbortSignal, cancelRequest: RequestRelease) {
      const giveUpAt = performance.now() + PATIENCE_MS
      for (;;) {
        const state = await acquireUploadLock(db, key, token)
        if (state === 'taken') break
        if (state === 'gone') throw ERRORS.FILE_NOT_FOUND
        if (signal.aborted || performance.now() > giveUpAt) throw ERRORS.ERR_LOCK_TIMEOUT
        await wait(TRY_AGAIN_MS)
      }
      const letGo = renewUploadLockUntilStopped(db, { key, token }, () => void cancelRequest())
      const stopWatching = watch(() => void cancelRequest())
      stop = () => {
        letGo()
        stopWatching()
      }
    },
    async unlock() {
      stop()
      await releaseUploadLock(db, key, token)
    },
  }
}
