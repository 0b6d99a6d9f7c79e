import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { createBillingApp } from '../../testing/billing-app.ts'
import { insertTestContract, listOutboxPayloads } from '../../testing/contracts.ts'
import { publishChangedEntitlements } from './publish-changed-entitlements.ts'

const billing = await createBillingApp()
afterAll(() => billing.close())

const announcements = (userId: string) =>
  listOutboxPayloads(billing, 'billing.entitlements-changed.v1', userId)
const announce = (userId: string) =>
  billing.database.db
    .transaction()
    .execute((trx) => publishChangedEntitlements(trx, userId, billing.clock.now))

describe('publishChangedEntitlements', () => {
  it('publishes nothing while nothing changes', async () => {
    const userId = randomUUID()
    await announce(userId)
    expect(await announcements(userId)).toEqual([])
    await insertTestContract(billing, { key: 'light', userId })
    await announce(userId)
    expect(await announcements(userId)).toHaveLength(1)
  })

  it('gives each concurrent change of a member its own revision, the last of which holds the final state', async () => {
    for (let round = 0; round < 5; round++) {
      const userId = randomUUID()
      await Promise.all(
        ['light', 'standard', 'premium', 'executive'].map((key) =>
          insertTestContract(billing, { key, userId }),
        ),
      )
      const events = (await announcements(userId)) as {
        revision: number
        functions: string[]
        planName: { ja: string }
      }[]
      const byRevision = events.toSorted((a, b) => a.revision - b.revision)
      expect(byRevision.map(({ revision }) => revision)).toEqual(events.map((_event, index) => index + 1))
      expect(byRevision.at(-1)).toMatchObject({ planName: { ja: 'エグゼクティブ' } })
      expect(byRevision.at(-1)?.functions).toContain('dr-ai-healthcare')
    }
  })

  it('allows one live contract per user and product, even with concurrent inserts', async () => {
    const userId = randomUUID()
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => insertTestContract(billing, { key: 'light', userId, causes: [] })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
