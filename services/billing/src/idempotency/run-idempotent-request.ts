import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '@hibiki/http'
import type { Db } from '../tables.ts'
import {
  claimIdempotencyKey,
  findIdempotencyKey,
  LEASE_RENEWAL_INTERVAL_MS,
  releaseIdempotencyKey,
  renewIdempotencyKeyLease,
  saveIdempotentResponse,
} from './idempotency-keys.sql.ts'

/**
 * A repeated request waits this long for the first response: shorter than the gateway's timeout, and longer
 * than the lease of a dead process, so that a retry after a crash is served by the same attempt.
 */
const MAX_WAIT_MS = 20_000
const POLL_EVERY_MS = 50

export interface IdempotentRequest<T = unknown> {
  memberId: string
  /** The client's key; null for one that is derived from the request itself and the minute. */
  key: string | null
  /** The route's path: the same key on another route is another request. */
  call: string
  body: unknown
  now: Date
  /**
   * Rejections with these codes are stored like responses, because something was changed before; after others
   * the request may be retried.
   */
  storedErrorCodes: readonly string[]
  /** For a request without a key it says whether its effect still holds; if not, the same body is a new request. */
  isCurrent?: (body: T) => Promise<boolean>
}

/**
 * Executes a request once, however often and on however many replicas it arrives: the others wait and get the
 * same response. `run` receives the key under which everything that it begins is found again should this
 * process die.
 * @throws ApiError BILLING_KEY_REUSED when the key came with another body; E5040 when the first request takes
 * too long
 */
export async function runIdempotentRequest<T>(
  db: Db,
  request: IdempotentRequest<T>,
  run: (requestKey: string) => Promise<T>,
): Promise<T> {
  const hash = sha256(JSON.stringify([request.call, sorted(request.body)]))
  const key = request.key === null ? `natural ${hash} ${minuteOf(request.now)}` : request.key
  const row = { memberId: request.memberId, key, hash }
  let repeats = 0
  const until = Date.now() + MAX_WAIT_MS
  while (!(await claimIdempotencyKey(db, row))) {
    const known = await findIdempotencyKey(db, row)
    if (known && known.hash !== hash) throw new ApiError('BILLING_KEY_REUSED')
    if (known?.response) {
      const { isCurrent } =
        request.key === null && 'body' in known.response ? request : { isCurrent: undefined }
      const body = repeated<T>(known.response)
      if (isCurrent === undefined || (await isCurrent(body))) return body
      repeats += 1
      row.key = `${key} ${repeats}`
      continue
    }
    if (Date.now() > until) throw new ApiError('E5040')
    await sleep(POLL_EVERY_MS)
  }
  // If one renewal fails, the next one extends the lease.
  const renewing = setInterval(
    () => void renewIdempotencyKeyLease(db, row).catch(() => {}),
    LEASE_RENEWAL_INTERVAL_MS,
  )
  try {
    const body = await run(row.key)
    await saveIdempotentResponse(db, row, { body })
    return body
  } catch (error) {
    const isStored = error instanceof ApiError && request.storedErrorCodes.includes(error.code)
    if (isStored)
      await saveIdempotentResponse(db, row, { error: error.code, params: error.options.params ?? {} })
    else await releaseIdempotencyKey(db, row)
    throw error
  } finally {
    clearInterval(renewing)
  }
}

function repeated<T>(
  response: { body: unknown } | { error: string; params: Record<string, string | number> },
): T {
  if ('error' in response) throw new ApiError(response.error, { params: response.params })
  return response.body as T
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Serializes an object with its fields in a fixed order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, one]) => [name, sorted(one)]))
}

function minuteOf(now: Date): string {
  return now.toISOString().slice(0, 16)
}
