import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ApiCall, ApiRoute } from './http/define-route.ts'
import { createApiError, StripeError } from './http/errors.ts'
import { expandReferences } from './http/expand-references.ts'
import type { FormObject } from './http/form.ts'
import {
  claimIdempotencyKey,
  hashRequest,
  releaseIdempotencyKey,
  type StoredResponse,
  saveIdempotentResponse,
} from './http/idempotency.ts'
import { parseFields } from './http/param-fields.ts'
import { createObjectStore } from './store/object-store.ts'
import type { SandboxDatabase, SandboxDb } from './store/sandbox-tables.ts'
import { createWebhookEmitter, type WebhookEmitter } from './webhooks/webhook-emitter.ts'

export interface ApiRequest {
  url: string
  path: Record<string, string>
  form: FormObject
  /** The raw body, by which two requests count as the same. */
  raw: string
  idempotencyKey: string | null
  requestId: string
}

/** A fault in the middle of a call: a delay, or a failure before or after its effect. */
export interface InjectedFault {
  delayMs?: number
  failure?: 'error-before' | 'error-after'
}

type Executed = StoredResponse & {
  replayed: boolean
  /** Events of it wait for their delivery. */
  isDelivering: boolean
}

/**
 * Runs one call of the API. Calls that change something run one at a time, each in one transaction together with its events and with the
 * response that its idempotency key remembers: a crash keeps all of it or nothing.
 *
 * @throws StripeError when the request is rejected; then nothing has happened and its key is free
 */
export async function executeApiCall(
  { database, clock }: { database: SandboxDatabase; clock: () => Date },
  route: ApiRoute,
  request: ApiRequest,
  { delayMs = 0, failure }: InjectedFault = {},
): Promise<Executed> {
  const { db } = database
  const now = toUnixSeconds(clock())
  const params = parseFields(request.form, route.fields)
  const done = { replayed: false, isDelivering: false }
  if (route.method === 'GET') {
    if (delayMs > 0) await sleep(delayMs)
    return { ...(await responseOf(callOf(db, { now, params, request }).call, route)), ...done }
  }
  const key = route.method === 'POST' ? request.idempotencyKey : null
  if (key !== null) {
    const hash = hashRequest(route.method, request.url, request.raw)
    const first = await claimIdempotencyKey(db, { key, hash, now })
    if (first) return { ...first, ...done, replayed: true }
  }
  try {
    if (delayMs > 0) await sleep(delayMs)
    return await runInExclusiveTransaction(database, async (trx) => {
      const { call, flush } = callOf(trx, { now, params, request })
      const actual = failure === 'error-before' ? unknownError() : await responseOf(call, route)
      const isDelivering = await flush()
      const stored = failure === 'error-after' ? unknownError() : actual
      if (key !== null) await saveIdempotentResponse(trx, key, stored)
      return { ...stored, ...done, isDelivering }
    })
  } catch (error) {
    if (key !== null) await releaseIdempotencyKey(db, key)
    throw error
  }
}

/** Allows one writer at a time, because the sandbox must be correct rather than fast. */
export function runInExclusiveTransaction<T>(
  database: SandboxDatabase,
  work: (trx: SandboxDb) => Promise<T>,
): Promise<T> {
  return database.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(current_schema()))`.execute(trx)
    return work(trx)
  })
}

export const toUnixSeconds = (at: Date) => Math.floor(at.getTime() / 1000)

function callOf(
  db: SandboxDb,
  { now, params, request }: { now: number; params: unknown; request: ApiRequest },
): { call: ApiCall; flush: WebhookEmitter['flush'] } {
  const store = createObjectStore(db)
  const origin = { id: request.requestId, idempotency_key: request.idempotencyKey }
  const { emit, flush } = createWebhookEmitter({ db, store, now, request: origin })
  return { call: { path: request.path, params, store, now, emit }, flush }
}

async function responseOf(call: ApiCall, route: ApiRoute): Promise<StoredResponse> {
  try {
    const object = await route.run(call)
    const { expand: paths = [] } = call.params as { expand?: string[] }
    return { status: 200, body: JSON.stringify(await expandReferences(call.store, object, paths), null, 2) }
  } catch (error) {
    if (error instanceof StripeError && error.shouldCommit) return toErrorResponse(error)
    throw error
  }
}

export function toErrorResponse({ status, body }: StripeError): StoredResponse {
  return { status, body: JSON.stringify({ error: body }, null, 2) }
}

const unknownError = () => toErrorResponse(createApiError())
