import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createStripeProvider, seedSeller, billing as service } from '@hibiki/billing'
import { demoPassword } from '@hibiki/deploy-local/demo-accounts'
import { createNatsTransport, type EventTransport } from '@hibiki/messaging'
import { createTestSandbox, type TestSandbox, testSandboxKeys } from '@hibiki/payment-sandbox/testing'
import { startService, toMigrationsFolder } from '@hibiki/service'
import { createTestBroker, createTestDatabase, type TestBroker } from '@hibiki/test-harness'
import { chooseCount } from '@hibiki/test-harness/proofs'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testSellerDetails } from '../../../services/billing/src/testing/seller.ts'
import type { RunningTestService } from '../../matrix/matrix.ts'
import { contentServiceRows } from '../../matrix/rows/content/index.ts'
import { identityServiceRows } from '../../matrix/rows/identity/index.ts'

// Identity, billing and content each have a connection to a NATS server that goes away and comes back.

const log = pino({ level: 'silent' })
const OPENS_WITHIN_MS = 5000
const OPENS_AFTER_RETURN_WITHIN_MS = 30_000
const OUTAGE_MS = chooseCount({ test: 3000, prove: 600_000 })
const PATIENCE_MS = 120_000

let broker: TestBroker
let sandbox: TestSandbox
let urls: { identity: string; billing: string; content: string }
const closers: (() => unknown)[] = []

beforeAll(async () => {
  broker = await createTestBroker()
  closers.push(() => broker.close())
  await broker.start()
  sandbox = await createTestSandbox()
  closers.push(() => sandbox.close())

  const identity = await started(
    await identityServiceRows.start({ identityUrl: '', log, transport: await connect() }),
  )
  const around = { identityUrl: identity.url, log }
  const content = await started(await contentServiceRows.start({ ...around, transport: await connect() }))
  urls = { identity: identity.url, content: content.url, billing: await startBuying(identity.url) }
}, PATIENCE_MS)
afterAll(async () => {
  for (const close of closers.reverse()) await close()
})

async function connect(): Promise<EventTransport> {
  const transport = await createNatsTransport({ url: broker.url, log })
  closers.push(() => transport.close())
  return transport
}

async function started(running: RunningTestService): Promise<RunningTestService> {
  closers.push(() => running.close())
  return running
}

async function startBuying(identityUrl: string): Promise<string> {
  const database = await createTestDatabase({ service: 'billing', migrations: toMigrationsFolder(service) })
  closers.push(() => database.close())
  const settings = {
    PORT: 0,
    SECURE_COOKIES: false,
    DATABASE_URL: database.url,
    IDENTITY_URL: identityUrl,
    INTERNAL_KEYS: 'k'.repeat(32),
  }
  const running = await startService(service, {
    settings,
    transport: await connect(),
    log,
    resources: {
      payments: createStripeProvider({
        secretKey: testSandboxKeys.secretKey,
        webhookSecret: 'whsec_unused',
        apiUrl: sandbox.url,
      }),
    },
  })
  closers.push(() => running.close())
  // Nothing is sold by an unnamed seller.
  await seedSeller({
    databaseUrl: database.url,
    seller: testSellerDetails,
    takesKonbini: false,
    now: new Date(),
  })
  return running.url
}

async function call(
  service: keyof typeof urls,
  path: string,
  { body, cookie }: { cookie?: string; body?: object } = {},
) {
  return fetch(`${urls[service]}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** A demo member with a card, before the purchase. */
async function buyer(name: string) {
  const body = { loginId: `${name}@hibiki.example`, password: demoPassword }
  const response = await call('identity', 'auth/login', { body })
  expect(response.status).toBe(200)
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const registered = await call('billing', 'credit-card/register', { cookie, body: { token: 'tok_visa' } })
  const { id: creditCardId } = (await registered.json()) as { id: string }
  const products = await call('billing', 'v2/subscription/products', { cookie })
  const standard = ((await products.json()) as { id: string; price: number }[]).find(
    ({ price }) => price === 1980,
  )
  const random = await call('content', 'soundesthe/random', { cookie })
  const { id: soundId } = (await random.json()) as { id: string }
  return { cookie, soundId, purchase: { productId: standard?.id, creditCardId } }
}
type Buyer = Awaited<ReturnType<typeof buyer>>

async function buy({ cookie, purchase }: Buyer): Promise<void> {
  const response = await call('billing', 'v3/subscription/subscribe', { cookie, body: purchase })
  expect([response.status, await response.json()]).toMatchObject([200, { state: 'done' }])
}

/** Reads billing's own check, a sound that content plays by its projection, and the plan that identity returns. */
async function opened({ cookie, soundId }: Buyer): Promise<boolean[]> {
  const [check, sound, me] = await Promise.all([
    call('billing', 'v2/esthe/available-with-soundesthe-func', { cookie }),
    call('content', `soundesthe/accompaniment?soundId=${soundId}`, { cookie }),
    call('identity', 'auth/me', { cookie }),
  ])
  const { planName } = (await me.json()) as { planName: string | null }
  return [(await check.json()) === 'E0000', sound.ok, planName !== null]
}

/** The time of the request counts, not how long a busy machine took to respond. */
async function opensWithin(limitMs: number, one: Buyer): Promise<void> {
  const from = performance.now()
  for (;;) {
    const askedAfterMs = performance.now() - from
    const seen = await opened(one)
    if (seen.every(Boolean)) return
    if (askedAfterMs > limitMs) throw new Error(`not open after ${Math.round(askedAfterMs)} ms: ${seen}`)
    await sleep(50)
  }
}

describe('a purchase', () => {
  it(
    'opens its functions in billing, content and identity within 5 s',
    async () => {
      for (const name of ['general', 'customer', 'customer2', 'premium']) {
        const one = await buyer(name)
        expect(await opened(one)).toEqual([false, false, false])
        await buy(one)
        await opensWithin(OPENS_WITHIN_MS, one)
      }
    },
    PATIENCE_MS,
  )

  it(
    "succeeds while the broker is gone, opens in billing at once, and everywhere within 30 s of the broker's return",
    async () => {
      const buyers = [await buyer('pic'), await buyer('pic2')]
      await broker.stop()
      for (const one of buyers) {
        await buy(one)
        expect(await opened(one)).toEqual([true, false, false])
      }
      await sleep(OUTAGE_MS)
      for (const one of buyers) expect(await opened(one)).toEqual([true, false, false])
      await broker.start()
      await Promise.all(buyers.map((one) => opensWithin(OPENS_AFTER_RETURN_WITHIN_MS, one)))
    },
    PATIENCE_MS + OUTAGE_MS,
  )
})
