import { randomUUID } from 'node:crypto'
import { addMonths, getJstDay } from '@hibiki/calendar'
import { createInProcessTransport } from '@hibiki/messaging'
import { startService } from '@hibiki/service'
import { pino } from 'pino'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createInvoicedContract } from './modules/contracts/create-invoiced-contract.ts'
import { billing as service } from './service.ts'
import { createBillingApp } from './testing/billing-app.ts'
import {
  getProductByKey,
  insertTestContract,
  insertTestMember,
  listOutboxPayloads,
  toLaterNoon,
} from './testing/contracts.ts'

const log = pino({ level: 'silent' })
const transport = createInProcessTransport({ log })
const heard: { userId: string; premium: boolean; paymentUnconfirmed: boolean }[] = []

const billing = await createBillingApp()
const settings = {
  HOST: '127.0.0.1',
  PORT: 0,
  LOG_LEVEL: 'silent',
  DATABASE_URL: billing.databaseUrl,
  DATABASE_CONNECTIONS: 4,
  NATS_URL: '',
  IDENTITY_URL: 'http://127.0.0.1:9',
  SECURE_COOKIES: false,
  INTERNAL_KEYS: 'k'.repeat(32),
  PUBLIC_ORIGIN: 'https://hibiki.test',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@hibiki.test',
}
await transport.subscribe({
  durable: 'listener',
  subject: 'billing.entitlements-changed.v1',
  deliver: async (event) => {
    heard.push(event.payload as (typeof heard)[number])
    return { kind: 'ack' }
  },
})
const start = () => startService(service, { settings, transport, log, clock: () => billing.clock.now })
const copies = await Promise.all([start(), start()])
afterAll(async () => {
  for (const copy of copies) await copy.close()
  await transport.close()
  await billing.close()
})

describe('two running replicas of billing', () => {
  it('are ready and serve visitors, even while identity does not respond with its keys', async () => {
    for (const { url } of copies) {
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
      expect((await fetch(`${url}/v2/subscription/products`)).status).toBe(200)
    }
  })

  it('publish within 5 s what a payment opened and what time closed, each once', async () => {
    const { userId } = await insertTestContract(billing, { key: 'premium' })
    const ofUser = () => heard.filter((event) => event.userId === userId)
    await vi.waitFor(() => expect(ofUser()).toMatchObject([{ premium: true }]), { timeout: 5000 })
    billing.clock.now = toLaterNoon(billing, { months: 1, days: 8 })
    await vi.waitFor(
      () => expect(ofUser()).toMatchObject([{ premium: true }, { premium: false, paymentUnconfirmed: true }]),
      { timeout: 5000 },
    )
    await Promise.all(copies.map((copy) => copy.runJob('pass-time')))
    // Events are counted in the outbox, because a duplicate would be received only later.
    expect(await listOutboxPayloads(billing, 'billing.entitlements-changed.v1', userId)).toHaveLength(2)
  })

  it('renew contracts paid by invoice and delete old idempotency keys without a payment provider', async () => {
    const { database, clock } = billing
    const userId = await insertTestMember(billing, { roles: ['ROLE_ENTERPRISE'] })
    const product = await getProductByKey(billing, 'executive')
    const today = getJstDay(clock.now)
    const terms = { unitPrice: product.price, actorId: randomUUID(), now: clock.now }
    const contractId = await createInvoicedContract(database, { userId, product, ...terms })
    const key = { member_id: userId, key: 'key', request_hash: 'hash' }
    const createdAt = new Date(Date.now() - 23 * 3_600_000 - 60_000)
    await database.db
      .insertInto('idempotency_keys')
      .values({ ...key, created_at: createdAt })
      .execute()
    clock.now = toLaterNoon(billing, { months: 1, days: 22 })
    for (const copy of copies)
      for (const job of ['pass-time', 'charge-due', 'delete-old-keys']) await copy.runJob(job)
    const contract = database.db.selectFrom('contracts').selectAll().where('id', '=', contractId)
    const renewed = { status: 'active', paid_until: addMonths(today, 2) }
    await vi.waitFor(async () => expect(await contract.executeTakeFirst()).toMatchObject(renewed), 10_000)
    const keys = database.db.selectFrom('idempotency_keys').selectAll().where('member_id', '=', userId)
    expect(await keys.execute()).toEqual([])
  })

  it('do not start with an unreachable database, and reject with an error', async () => {
    const wrong = { ...settings, DATABASE_URL: 'postgres://billing@127.0.0.1:9/billing' }
    await expect(startService(service, { settings: wrong, transport, log })).rejects.toThrow()
  })
})
