import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '@hibiki/http'
import type { Db } from '../tables.ts'
import {
  claimKey,
  findKey,
  RENEW_LEASE_EVERY_MS,
  releaseKey,
  renewLease,
  saveResponse,
} from './idempotency-keys.sql.ts'

/**
 * Longest time a repeated request waits for the first response: shorter than the gateway's own, longer than the lease of a
 * process that died, so that whoever tries again after a crash is served by the same try.
 */
const MAX_WAIT_MS = 20_000
const POLL_EVERY_MS = 50

export interface OnceRequest<T = unknown> {
  memberId: string
  /** What the client sent; null for one made of the request itself and the minute. */
  key: string | null
  /** The call's path; the same key on another call is another request. */
  call: string
  body: unknown
  now: Date
  /** Refusals that are stored like responses, because something has been done by then; after others the same may be tried again. */
  cachedRefusals: readonly string[]
  /** Of a request without a key: whether what was done still holds. If not, the same words are a new request. */
  isCurrent?: (body: T) => Promise<boolean>
}

/**
 * Does a request once, however often and in how many places it arrives: the others wait and get the same response. `run` is
 * given the key under which everything it begins is found again, should this process die.
 *
 * @throws ApiError BILLING_KEY_REUSED when the key came with another body; E5040 when the first takes too long
 */
export async function respondOnce<T>(
  db: Db,
  request: OnceRequest<T>,
  run: (requestKey: string) => Promise<T>,
): Promise<T> {
  const hash = sha256(JSON.stringify([request.call, sorted(request.body)]))
  const key = request.key === null ? `natural ${hash} ${minuteOf(request.now)}` : request.key
  const row = { memberId: request.memberId, key, hash }
  let repeats = 0
  const until = Date.now() + MAX_WAIT_MS
  while (!(await claimKey(db, row))) {
    const known = await findKey(db, row)
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
  // A renewal that fails is made up for by the next one.
  const renewing = setInterval(() => void renewLease(db, row).catch(() => {}), RENEW_LEASE_EVERY_MS)
  try {
    const body = await run(row.key)
    await saveResponse(db, row, { body })
    return body
  } catch (error) {
    const isStored = error instanceof ApiError && request.cachedRefusals.includes(error.code)
    if (isStored) await saveResponse(db, row, { error: error.code, params: error.options.params ?? {} })
    else await releaseKey(db, row)
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

/** The same object whatever the order of its fields. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, one]) => [name, sorted(one)]))
}

function minuteOf(now: Date): string {
  return now.toISOString().slice(0, 16)
}
