import { randomUUID } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createProjectedSessionLookup } from '../../src/index.ts'
import { openSessionTestDatabase } from './session-test-database.ts'

/** Rows of each look, in order. */
let loaded: number[]
/** Milliseconds on the clock of the checks; the rows' times are the database's. */
let now: number
let projected: ReturnType<typeof createProjectedSessionLookup>
const endedReason = (sessionId: string) => projected.endedReason(sessionId)

const countRows: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    loaded.push(result.rows.length)
    return result
  },
}

const world = await openSessionTestDatabase()
afterAll(() => world.close())
beforeEach(async () => {
  await world.database.db.deleteFrom('ended_sessions').execute()
  loaded = []
  now = 0
  projected = createProjectedSessionLookup(world.database.db.withPlugin(countRows), () => now)
})

async function end(secondsAgo: number): Promise<string> {
  const sessionId = randomUUID()
  const at = new Date(Date.now() - secondsAgo * 1000)
  const row = { session_id: sessionId, reason: 'logout', ended_at: at, recorded_at: at }
  await world.database.db.insertInto('ended_sessions').values(row).execute()
  return sessionId
}

describe('ended sessions', () => {
  it('are all loaded once, then only the newer ones, without losing any', async () => {
    const old = await end(1800)
    for (let i = 0; i < 20; i++) await end(600)
    expect(await endedReason(old)).toBe('logout')
    const recent = await end(0)
    now += 1000
    expect(await endedReason(recent)).toBe('logout')
    now += 1000
    expect(await endedReason(old)).toBe('logout')
    expect(loaded).toEqual([21, 21, 1])
  })

  it('recorded by a slow commit are seen, even after newer ones', async () => {
    await end(0)
    await endedReason(randomUUID())
    const late = await end(20)
    now += 1000
    expect(await endedReason(late)).toBe('logout')
  })

  it('of the slowest commit are seen within minutes, and are forgotten once no token can outlive them', async () => {
    await end(0)
    await endedReason(randomUUID())
    const [latest, outlived] = [await end(60), await end(41 * 60)]
    now += 299_000
    expect(await endedReason(latest)).toBeNull()
    now += 1000
    expect(await endedReason(latest)).toBe('logout')
    expect(await endedReason(outlived)).toBeNull()
  })

  it('keep their reasons when a poll fails', async () => {
    const ended = await end(0)
    expect(await endedReason(ended)).toBe('logout')
    await world.database.pool.query('alter table ended_sessions rename to ended_sessions_away')
    now += 1000
    expect(await endedReason(ended)).toBe('logout')
    now += 4000
    await expect(endedReason(ended)).rejects.toThrow('ended_sessions')
    await world.database.pool.query('alter table ended_sessions_away rename to ended_sessions')
    expect(await endedReason(ended)).toBe('logout')
  })
})

describe('changed claims', () => {
  it('are known with the time of the newest change, and nothing is known about other members', async () => {
    const userId = randomUUID()
    const at = new Date('2026-11-21T03:00:00.123Z')
    await world.database.db.insertInto('changed_claims').values({ user_id: userId, changed_at: at }).execute()
    expect(await projected.claimsChangedAt(userId)).toBe(at.getTime())
    expect(await projected.claimsChangedAt(randomUUID())).toBeNull()
    const later = { changed_at: new Date(at.getTime() + 1), recorded_at: new Date() }
    await world.database.db.updateTable('changed_claims').set(later).where('user_id', '=', userId).execute()
    now += 1000
    expect(await projected.claimsChangedAt(userId)).toBe(at.getTime() + 1)
  })

  it('older than any token are not loaded', async () => {
    const userId = randomUUID()
    const recorded_at = new Date(Date.now() - 41 * 60_000)
    const row = { user_id: userId, changed_at: recorded_at, recorded_at }
    await world.database.db.insertInto('changed_claims').values(row).execute()
    expect(await projected.claimsChangedAt(userId)).toBeNull()
  })
})
