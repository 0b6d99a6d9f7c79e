import { createTestDatabase } from '@hibiki/test-harness'
import { pino } from 'pino'
import { Stripe } from 'stripe'
import type { Fault } from '../faults/fault.ts'
import {
  type PaymentSandboxOptions,
  paymentSandboxMigrations,
  startPaymentSandbox,
} from '../start-payment-sandbox.ts'

export const testSandboxKeys = { secretKey: 'sk_test_hibiki', publishableKey: 'pk_test_hibiki' }

/** The totals of `GET /_sandbox/totals`. */
interface Totals {
  charged: number
  refunded: number
  charges: number
  declined: number
}

/** A sandbox on a database of its own, the official SDK pointed at it, and its control. */
export interface TestSandbox {
  url: string
  databaseUrl: string
  stripe: Stripe
  /** Another client of it, e.g. with the publishable key, without retries or with a short timeout. */
  createClient(options?: { key?: string; config?: Stripe.StripeConfig }): Stripe
  /** Calls of `/_sandbox/…`, in JSON. */
  control<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T>
  addFaults(...faults: Fault[]): Promise<unknown>
  readTotals(): Promise<{ all: Totals; customers: Record<string, Totals> }>
  moveClock(now: string): Promise<unknown>
  /** Has a stored card behave from now on like another test card, such as `chargeDeclined`. */
  setCardBehaviour(card: string, behavesLike: string): Promise<unknown>
  /** Has the bank say whether it takes the refunds of a payment, which were made before. */
  setRefundStatus(paymentIntent: string, status: 'failed' | 'succeeded'): Promise<unknown>
  /** Has the customer pay at a convenience store, or lets the numbers for it expire. */
  setKonbiniOutcome(intent: string, outcome: 'paid' | 'expired'): Promise<unknown>
  close(): Promise<void>
}

export async function createTestSandbox(
  overrides: Partial<Pick<PaymentSandboxOptions, 'webhook' | 'clock' | 'retryMs' | 'log'>> = {},
): Promise<TestSandbox> {
  const database = await createTestDatabase({
    service: 'payment_sandbox',
    migrations: paymentSandboxMigrations,
  })
  const log = pino({ level: 'silent' })
  const sandbox = await startPaymentSandbox({
    databaseUrl: database.url,
    ...testSandboxKeys,
    log,
    ...overrides,
  })
  const connected = connectToSandbox(sandbox.url)
  return {
    ...connected,
    databaseUrl: database.url,
    async close() {
      await sandbox.close()
      await database.close()
    },
  }
}

/** Clients of a sandbox that runs somewhere, with the keys of tests. */
export function connectToSandbox(url: string): Omit<TestSandbox, 'databaseUrl' | 'close'> {
  const { hostname, port } = new URL(url)
  const createClient: TestSandbox['createClient'] = ({ key = testSandboxKeys.secretKey, config = {} } = {}) =>
    new Stripe(key, {
      host: hostname,
      port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
      ...config,
    })
  const control = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${url}/_sandbox/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${testSandboxKeys.secretKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const json = await response.json()
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(json)}`)
    return json as T
  }
  return {
    url,
    stripe: createClient(),
    createClient,
    control,
    addFaults: (...faults) => control('POST', 'faults', faults),
    readTotals: () => control('GET', 'totals'),
    moveClock: (now) => control('POST', 'clock', { now }),
    setCardBehaviour: (card, behavesLike) => control('POST', 'cards', { card, behavesLike }),
    setRefundStatus: (paymentIntent, status) => control('POST', 'refunds', { paymentIntent, status }),
    setKonbiniOutcome: (intent, outcome) => control('POST', 'konbini', { intent, outcome }),
  }
}
