import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BillingApp, createBillingApp } from '../testing/billing-app.ts'
import { outbox } from '../testing/contracts.ts'
import { seedDemoContracts } from './seed.ts'

let billing: BillingApp
beforeAll(async () => {
  billing = await createBillingApp()
})
afterAll(() => billing.close())

describe('seedDemoContracts', () => {
  it('makes each contract once, also when two runners start together, and tells of it', async () => {
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
    expect(await outbox(billing, 'billing.entitlements-changed.v1', premium)).toMatchObject([
      { premium: true, planName: { ja: 'プレミアム' } },
    ])
    expect(await outbox(billing, 'billing.entitlements-changed.v1', pic)).toMatchObject([
      { premium: false, planName: { ja: 'ライト' } },
    ])
    const rows = await billing.database.db.selectFrom('contracts').selectAll().execute()
    expect(rows.map((row) => [row.status, row.anchor_on, row.paid_until])).toEqual(
      Array(2).fill(['active', '2026-11-16', '2026-12-16']),
    )
    expect(await billing.database.db.selectFrom('invoices').select('state').execute()).toHaveLength(2)
  })
})
