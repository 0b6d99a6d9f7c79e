import { createHash } from 'node:crypto'
import type { SandboxDb } from '../store/sandbox-tables.ts'
import { createIdempotencyError, createInvalidRequestError } from './errors.ts'

export interface StoredResponse {
  status: number
  body: string
}

/** Stripe may forget a key after this long, so the sandbox does: later the same key is a new request. */
const FORGOTTEN_AFTER_SECONDS = 24 * 3600
const MAX_LENGTH = 255

/** Returns the hash by which two requests count as the same. */
export function hashRequest(method: string, url: string, body: string): string {
  return createHash('sha256').update(`${method} ${url}\n${body}`).digest('hex')
}

/**
 * Claims a key for a request, or returns the response to its first request, whatever that was.
 *
 * @throws StripeError 400 when the key belongs to another request, 409 while the first one is still running
 */
export async function claimIdempotencyKey(
  db: SandboxDb,
  { key, hash, now }: { key: string; hash: string; now: number },
): Promise<StoredResponse | undefined> {
  if (key.length > MAX_LENGTH)
    throw createInvalidRequestError(`Idempotency keys have at most ${MAX_LENGTH} characters.`)
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ key, request_hash: hash, status: null, body: null, created: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ request_hash: hash, status: null, body: null, created: now })
        .where('idempotency_keys.status', 'is not', null)
        .where('idempotency_keys.created', '<=', now - FORGOTTEN_AFTER_SECONDS),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken) return undefined
  const first = await db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst()
  if (first && first.request_hash !== hash) {
    throw createIdempotencyError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  }
  if (!first || first.status === null || first.body === null) {
    throw createIdempotencyError(
      409,
      `There is currently another in-progress request using this Idempotent Key (${key}).`,
      'idempotency_key_in_use',
    )
  }
  return { status: first.status, body: first.body }
}

/** Stores the response together with the effect: both are there, or neither. */
export async function saveIdempotentResponse(
  db: SandboxDb,
  key: string,
  response: StoredResponse,
): Promise<void> {
  await db.updateTable('idempotency_keys').set(response).where('key', '=', key).execute()
}

/** Frees the key of a request that was rejected before it had any effect. */
export async function releaseIdempotencyKey(db: SandboxDb, key: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('key', '=', key).where('status', 'is', null).execute()
}

/** Frees the keys of running requests after a crash: what was not stored has not happened. */
export async function releaseUnfinishedIdempotencyKeys(db: SandboxDb): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('status', 'is', null).execute()
}
