import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { findTestCardByToken } from '../cards/test-cards.ts'
import { runInExclusiveTransaction, toUnixSeconds } from '../execute-api-call.ts'
import { type Fault, faultKinds } from '../faults/fault.ts'
import { deleteAllFaults, insertFaults, saveRandomSeed } from '../faults/faults.sql.ts'
import type { ApiCall } from '../http/define-route.ts'
import { createInvalidRequestError } from '../http/errors.ts'
import { applyKonbiniOutcome, type KonbiniVisit, konbiniOutcomes } from '../resources/konbini.ts'
import type { StoredCard } from '../resources/tokens.ts'
import type { Sandbox } from '../sandbox.ts'
import { createObjectStore } from '../store/object-store.ts'
import { createWebhookEmitter } from '../webhooks/webhook-emitter.ts'
import {
  type AuthenticationDecision,
  applyAuthenticationDecision,
  authenticationOutcomes,
} from './apply-authentication-decision.ts'
import { readChargeTotals } from './charge-totals.ts'

/**
 * The sandbox's own control API, in JSON, with the secret key: faults, clock and totals. It exists only here, so none of it can ever be
 * called on Stripe.
 */
export function createControlRoutes(sandbox: Sandbox) {
  const { database, deliveries } = sandbox
  const { db } = database
  return async (app: FastifyInstance) => {
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      app.getDefaultJsonParser('error', 'error'),
    )

    app.post<{ Body: unknown }>('/_sandbox/faults', async (request) => {
      await insertFaults(db, readFaults(request.body))
      sandbox.hasFaults = true
      return {}
    })
    app.get('/_sandbox/faults', () => db.selectFrom('faults').select(['rule', 'remaining']).execute())
    app.delete('/_sandbox/faults', async () => {
      await deleteAllFaults(db)
      sandbox.hasFaults = false
      return {}
    })
    app.post<{ Body: { seed?: unknown } | null }>('/_sandbox/seed', async (request) => {
      await saveRandomSeed(db, String(request.body?.seed ?? ''))
      return {}
    })

    app.get('/_sandbox/clock', async () => ({ now: sandbox.clock().toISOString() }))
    app.post<{ Body: { now?: unknown } | null }>('/_sandbox/clock', async (request) => {
      const now = new Date(String(request.body?.now ?? ''))
      if (sandbox.moveClock === null)
        throw createInvalidRequestError('The clock belongs to the process that runs the sandbox.')
      if (Number.isNaN(now.getTime())) throw createInvalidRequestError('Give {"now": an ISO time}.')
      await sandbox.moveClock(now)
      return { now: sandbox.clock().toISOString() }
    })

    // Simulates an issuer that changes its mind about a card.
    app.post<{ Body: { card?: unknown; behavesLike?: unknown } | null }>(
      '/_sandbox/cards',
      async (request) => {
        const { card, behavesLike } = request.body ?? {}
        const known = findTestCardByToken(String(behavesLike))
        if (!known)
          throw createInvalidRequestError('Give {"card": its id, "behavesLike": the name of a test card}.')
        const store = createObjectStore(db)
        const { id } = await store.get<Stripe.PaymentMethod>('payment_method', String(card), 'card')
        await store.hide(id, { ...(await store.hidden<StoredCard>(id)), outcome: known.outcome })
        return {}
      },
    )
    // Simulates the bank's word about a refund, which may come days later.
    app.post<{ Body: { paymentIntent?: unknown; status?: unknown } | null }>(
      '/_sandbox/refunds',
      async (request) => {
        const { paymentIntent, status } = request.body ?? {}
        if (status !== 'failed' && status !== 'succeeded')
          throw createInvalidRequestError(
            'Give {"paymentIntent": its id, "status": "failed" or "succeeded"}.',
          )
        const store = createObjectStore(db)
        const refunds = await store.all<Stripe.Refund>('refund', { payment_intent: String(paymentIntent) })
        for (const refund of refunds) await store.update({ ...refund, status })
        return {}
      },
    )

    app.get('/_sandbox/totals', () => readChargeTotals(db))
    app.get('/_sandbox/deliveries', () =>
      db
        .selectFrom('webhook_deliveries')
        .select(({ fn }) => ['state', 'kind', fn.countAll<number>().as('count')])
        .groupBy(['state', 'kind'])
        .orderBy('state')
        .orderBy('kind')
        .execute(),
    )
    app.post('/_sandbox/deliveries/flush', async () => {
      await deliveries.flush()
      return {}
    })
    const runAsCall = async <T>(run: (call: ApiCall) => Promise<T>): Promise<T> => {
      const result = await runInExclusiveTransaction(database, async (trx) => {
        const [store, now] = [createObjectStore(trx), toUnixSeconds(sandbox.clock())]
        const { emit, flush } = createWebhookEmitter({ db: trx, store, now, request: null })
        const after = await run({ path: {}, params: {}, store, now, emit })
        await flush()
        return after
      })
      deliveries.wake()
      return result
    }
    // Simulates the member's decision in the bank's window.
    app.post<{ Body: unknown }>('/_sandbox/authenticate', (request) => {
      const authentication = readAuthentication(request.body)
      return runAsCall<Stripe.PaymentIntent | Stripe.SetupIntent>((call) =>
        applyAuthenticationDecision(call, authentication),
      )
    })
    // Simulates a visit to a convenience store, or that the time for it has run out.
    app.post<{ Body: unknown }>('/_sandbox/konbini', (request) => {
      const visit = readKonbiniVisit(request.body)
      return runAsCall((call) => applyKonbiniOutcome(call, visit))
    })
  }
}

function readAuthentication(body: unknown): AuthenticationDecision {
  const { intent, outcome = 'succeeded' } = (body ?? {}) as Record<string, unknown>
  const known = authenticationOutcomes.find((one) => one === outcome)
  if (typeof intent !== 'string' || known === undefined)
    throw createInvalidRequestError(
      'Give {"intent": its id or client secret, "outcome": "succeeded" or "failed"}.',
    )
  return { intent, outcome: known }
}

function readKonbiniVisit(body: unknown): KonbiniVisit {
  const { intent, paymentCode, outcome = 'paid' } = (body ?? {}) as Record<string, unknown>
  const known = konbiniOutcomes.find((one) => one === outcome)
  if (known !== undefined && typeof intent === 'string') return { intent, outcome: known }
  if (known !== undefined && typeof paymentCode === 'string') return { paymentCode, outcome: known }
  throw createInvalidRequestError(
    'Give {"intent": its id, or "paymentCode": what the customer says, and "outcome": "paid" or "expired"}.',
  )
}

const names = ['kind', 'method', 'path', 'type', 'times', 'probability', 'ms']

function readFaults(body: unknown): Fault[] {
  const faults = Array.isArray(body) ? body : [body]
  for (const fault of faults as Record<string, unknown>[]) {
    if (!faultKinds.some((kind) => kind === fault?.kind)) {
      throw createInvalidRequestError(`A fault has one of these kinds: ${faultKinds.join(', ')}.`, {
        param: 'kind',
      })
    }
    const unknown = Object.keys(fault).find((name) => !names.includes(name))
    if (unknown !== undefined)
      throw createInvalidRequestError(`A fault has no ${unknown}.`, { param: unknown })
  }
  return faults as Fault[]
}
