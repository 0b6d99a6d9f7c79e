import { randomUUID } from 'node:crypto'
import { createStripeProvider } from '@hibiki/billing'
import { chargeDueContracts, createBillingApp, listOutboxPayloads } from '@hibiki/billing/testing'
import { createTestSandbox, testSandboxKeys } from '@hibiki/payment-sandbox/testing'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { seedDemoContracts } from './contracts.ts'

const billing = await createBillingApp()
afterAll(() => billing.close())

describe('seedDemoContracts', () => {
  it('inserts each contract once, also when two processes start together, and publishes it', async () => {
    const [premium, pic] = [randomUUID(), randomUUID()]
    const contracts = [
      { userId: premium, productKey: 'premium' },
      { userId: pic, productKey: 'light' },
    ]
    const seed = () =>
      seedDemoContracts({ databaseUrl: billing.databaseUrl, contracts, now: billing.clock.now })
    const made = await Promise.all([seed(), seed()])
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect(await seed()).toBe(0)
    expect(await listOutboxPayloads(billing, 'billing.entitlements-changed.v1', premium)).toMatchObject([
      { premium: true, planName: { ja: 'プレミアム' } },
    ])
    expect(await listOutboxPayloads(billing, 'billing.entitlements-changed.v1', pic)).toMatchObject([
      { premium: false, planName: { ja: 'ライト' } },
    ])
    const rows = await billing.database.db.selectFrom('contracts').selectAll().execute()
    expect(rows.map((row) => [row.status, row.anchor_on, row.paid_until])).toEqual(
      Array(2).fill(['active', '2026-11-16', '2026-12-16']),
    )
    expect(await billing.database.db.selectFrom('invoices').select('state').execute()).toHaveLength(2)
  })

  it('pays contracts with a test card, which the member sees, which renews them and takes refunds', async () => {
    const sandbox = await createTestSandbox({ clock: () => billing.clock.now })
    const payments = createStripeProvider({
      secretKey: testSandboxKeys.secretKey,
      webhookSecret: 'whsec_unused',
      apiUrl: sandbox.url,
    })
    const userId = randomUUID()
    const seed = () =>
      seedDemoContracts({
        databaseUrl: billing.databaseUrl,
        contracts: [{ userId, productKey: 'premium' }],
        now: billing.clock.now,
        payments,
      })
    await Promise.all([seed(), seed()])
    const headers = { cookie: await billing.cookieFor({ userId }) }
    const cards = await billing.app.inject({ url: '/credit-card/fetch-all', headers })
    expect(cards.json()).toMatchObject([{ brand: 'visa', last4: '4242' }])
    billing.clock.now = new Date('2026-12-16T03:00:00Z')
    const log = pino({ level: 'silent' })
    await chargeDueContracts({ database: billing.database, payments, clock: () => billing.clock.now, log })
    expect((await sandbox.readTotals()).all).toMatchObject({ charged: 5960, charges: 2 })
    const { db } = billing.database
    const contract = db.selectFrom('contracts').selectAll().where('user_id', '=', userId)
    expect(await contract.executeTakeFirst()).toMatchObject({ status: 'active', paid_until: '2027-01-16' })
    const ids = await db
      .selectFrom('payments')
      .select('provider_id')
      .where('member_id', '=', userId)
      .execute()
    expect(ids).toHaveLength(2)
    for (const { provider_id: id } of ids)
      expect(
        await payments.refundPart({
          paymentIntentId: id ?? '',
          amountYen: 980,
          refundId: randomUUID(),
          idempotencyKey: randomUUID(),
        }),
      ).toMatchObject({ isAccepted: true })
    await sandbox.close()
  })
})
