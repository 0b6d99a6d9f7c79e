import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestIdentity, listOutboxEvents } from '../../testing/test-identity.ts'
import { announceAgencies } from './announce-agencies.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())
beforeEach(async () => {
  const { db } = identity.database
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('agencies').execute()
})

const { db } = identity.database
const now = new Date('2026-11-21T03:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const addAgency = (code: string | null, name: string, state: 'applied' | 'approved' = 'approved') =>
  db.insertInto('agencies').values({ code, name, state }).execute()

async function takeAnnounced() {
  const events = await listOutboxEvents(identity.database)
  await db.deleteFrom('outbox').execute()
  return events.flatMap(({ subject, payload }) =>
    subject === 'identity.agency-named.v1'
      ? [payload as { agencyCode: string; name: string; at: string }]
      : [],
  )
}

describe('announceAgencies', () => {
  it('publishes approved agencies once, and none that waits for its approval', async () => {
    await addAgency('100000000001', 'サロン結')
    await addAgency(null, '申請中の店', 'applied')
    for (let run = 0; run < 3; run++) await announceAgencies(db, now)
    expect(await takeAnnounced()).toEqual([
      { agencyCode: '100000000001', name: 'サロン結', at: now.toISOString() },
    ])
  })

  it('publishes a changed name at once with a later time, whatever the clock of the replica says', async () => {
    await addAgency('100000000001', 'サロン結')
    await announceAgencies(db, now)
    await takeAnnounced()
    await db.updateTable('agencies').set({ name: 'サロン縁' }).execute()
    await announceAgencies(db, later(-5000))
    expect(await takeAnnounced()).toEqual([
      { agencyCode: '100000000001', name: 'サロン縁', at: later(1).toISOString() },
    ])
  })

  it('publishes an unchanged name again after a day', async () => {
    await addAgency('100000000001', 'サロン結')
    await announceAgencies(db, now)
    await takeAnnounced()
    const day = 24 * 3_600_000
    await announceAgencies(db, later(day))
    expect(await takeAnnounced()).toEqual([])
    await announceAgencies(db, later(day + 1))
    expect(await takeAnnounced()).toMatchObject([{ name: 'サロン結', at: later(day + 1).toISOString() }])
  })

  it('publishes more agencies than one transaction takes, each once by whichever replica', async () => {
    await db
      .insertInto('agencies')
      .values(
        Array.from({ length: 230 }, (_, index) => ({ code: String(100_000_000_000 + index), name: '店' })),
      )
      .execute()
    await Promise.all(Array.from({ length: 4 }, () => announceAgencies(db, now)))
    await announceAgencies(db, now)
    const codes = (await takeAnnounced()).map(({ agencyCode }) => agencyCode)
    expect(codes).toHaveLength(230)
    expect(new Set(codes).size).toBe(230)
  })
})
