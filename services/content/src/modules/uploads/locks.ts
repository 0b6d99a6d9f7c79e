import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { releaseLock, renewLock, takeLock } from './upload-locks.sql.ts'

const RENEW_MS = 1000
const TRY_AGAIN_MS = 150
const PATIENCE_MS = 20_000

/** Keeps a lock alive; `onTrouble` hears that somebody wants it or that it was lost, once. Stopping is safe at any time. */
export function holdLock(
  db: Kysely<ContentTables>,
  { key, token }: { key: string; token: string },
  onTrouble: () => void = () => {},
): () => void {
  let told = false
  const timer = setInterval(async () => {
    // A database that is away for a moment is no reason to stop: the lease outlasts several of these.
    const state = await renewLock(db, key, token).catch(() => 'held' as const)
    if (state !== 'held' && !told) {
      told = true
      onTrouble()
    }
  }, RENEW_MS)
  return () => clearInterval(timer)
}

/**
 * Locks of uploads in Postgres, so that they hold for any number of copies of the service: whoever resumes an upload on one
 * copy makes another one let go, which still has the connection that died.
 */
export function createLocker(db: Kysely<ContentTables>, { keyOf, watch }: LockerOptions): Locker {
  return { newLock: (id) => newLock(db, keyOf(id), watch) }
}

interface LockerOptions {
  keyOf: (id: string) => string
  /** Calls back when whoever holds a lock does nothing with it any more; returns what ends the watch. */
  watch: (onSilent: () => void) => () => void
}

function newLock(db: Kysely<ContentTables>, key: string, watch: LockerOptions['watch']): Lock {
  const token = randomUUID()
  let stop = () => {}
  return {
    async lock(signal: AbortSignal, cancelRequest: RequestRelease) {
      const giveUpAt = performance.now() + PATIENCE_MS
      for (;;) {
        const state = await takeLock(db, key, token)
        if (state === 'taken') break
        if (state === 'gone') throw ERRORS.FILE_NOT_FOUND
        if (signal.aborted || performance.now() > giveUpAt) throw ERRORS.ERR_LOCK_TIMEOUT
        await wait(TRY_AGAIN_MS)
      }
      const letGo = holdLock(db, { key, token }, () => void cancelRequest())
      const stopWatching = watch(() => void cancelRequest())
      stop = () => {
        letGo()
        stopWatching()
      }
    },
    async unlock() {
      stop()
      await releaseLock(db, key, token)
    },
  }
}
