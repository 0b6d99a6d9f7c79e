import { openServiceDatabase } from '@hibiki/service'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { BillingContext } from '../../context.ts'
import { billing as service } from '../../service.ts'
import { createBillingApp } from '../../testing/billing-app.ts'
import {
  applyTransitionToContract,
  insertTestContract,
  listOutboxPayloads,
  toLaterNoon,
} from '../../testing/contracts.ts'
import { applyDueTimeEvents } from './apply-due-time-events.ts'

const log = pino({ level: 'silent' })
const billing = await createBillingApp()
afterAll(() => billing.close())
beforeEach(() => {
  billing.clock.now = new Date('2026-11-21T03:00:00Z')
})

const run = () => applyDueTimeEvents({ database: billing.database, clock: () => billing.clock.now, log })
const statusOf = async (id: string) => {
  const query = billing.database.db.selectFrom('contracts').select('status').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).status
}
const announcements = (userId: string) =>
  listOutboxPayloads(billing, 'billing.entitlements-changed.v1', userId)

describe('the job pass-time', () => {
  it('publishes a missed payment: open in the grace period, closed after it, ended on day 21', async () => {
    const { id, userId } = await insertTestContract(billing, { key: 'premium' })
    const at = async (days: number) => {
      billing.clock.now = new Date(Date.parse('2026-12-21T03:00:00Z') + days * 86_400_000)
      await run()
      const events = (await announcements(userId)) as { premium: boolean; paymentUnconfirmed: boolean }[]
      const { premium, paymentUnconfirmed } = events.at(-1) ?? {}
      return [await statusOf(id), premium, paymentUnconfirmed, events.length]
    }
    expect(await at(0)).toEqual(['active', true, false, 1])
    expect(await at(1)).toEqual(['pastDue', true, false, 1])
    expect(await at(7)).toEqual(['pastDue', true, false, 1])
    expect(await at(8)).toEqual(['pastDue', false, true, 2])
    expect(await at(20)).toEqual(['pastDue', false, true, 2])
    expect(await at(21)).toEqual(['ended', false, false, 3])
    expect(await announcements(userId)).toMatchObject([{ revision: 1 }, { revision: 2 }, { revision: 3 }])
    expect(await listOutboxPayloads(billing, 'billing.contract-started.v1', userId)).toMatchObject([
      { contractId: id },
    ])
    expect(await listOutboxPayloads(billing, 'billing.contract-ended.v1', userId)).toMatchObject([
      { contractId: id, lastDay: '2027-01-10' },
    ])
  })

  it('ends a cancelled contract with its period, at midnight in Japan', async () => {
    const { id, userId } = await insertTestContract(billing, { key: 'standard' })
    await applyTransitionToContract(billing, id, 'cancel')
    billing.clock.now = new Date('2026-12-20T14:59:59Z')
    await run()
    expect([await statusOf(id), (await announcements(userId)).length]).toEqual(['cancelReserved', 1])
    billing.clock.now = new Date('2026-12-20T15:00:00Z')
    await run()
    expect(await statusOf(id)).toBe('ended')
    expect((await announcements(userId)).at(-1)).toMatchObject({ functions: [], planName: null })
  })

  it('applies everything once with several concurrent replicas, and changes nothing when run again', async () => {
    const contracts = await Promise.all(
      Array.from({ length: 12 }, () => insertTestContract(billing, { key: 'light' })),
    )
    billing.clock.now = toLaterNoon(billing, { months: 1, days: 30 })
    const second = openServiceDatabase<BillingContext>(service, {
      DATABASE_URL: billing.databaseUrl,
      DATABASE_CONNECTIONS: 4,
    })
    const other = () => applyDueTimeEvents({ database: second, clock: () => billing.clock.now, log })
    await Promise.all([run(), other(), run(), other()])
    await Promise.all([run(), other()])
    await second.close()
    for (const { id, userId } of contracts) {
      expect(await statusOf(id)).toBe('ended')
      // While one replica ends the contract, the other may still see an overdue one; no state is published twice.
      const announced = (await announcements(userId)).map((event) =>
        JSON.stringify({ ...(event as object), revision: 0 }),
      )
      expect(new Set(announced).size).toBe(announced.length)
      expect((await announcements(userId)).at(-1)).toMatchObject({ functions: [], paymentUnconfirmed: false })
      expect(await listOutboxPayloads(billing, 'billing.contract-ended.v1', userId)).toHaveLength(1)
    }
  })

  it('leaves a contract that fails for the next run, and goes on with the others', async () => {
    const [broken, fine] = [
      await insertTestContract(billing, { key: 'light' }),
      await insertTestContract(billing, { key: 'light' }),
    ]
    const { pool } = billing.database
    await pool.query(
      `alter table contracts add constraint stuck check (id <> '${broken.id}' or status = 'active')`,
    )
    billing.clock.now = toLaterNoon(billing, { months: 1, days: 2 })
    await run()
    expect([await statusOf(broken.id), await statusOf(fine.id)]).toEqual(['active', 'pastDue'])
    await pool.query('alter table contracts drop constraint stuck')
    await run()
    expect(await statusOf(broken.id)).toBe('pastDue')
  })
})
