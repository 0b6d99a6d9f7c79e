import { randomUUID } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ContentApp, createContentApp } from '../testing/content-app.ts'
import { createEndedSessions } from './ended-sessions.ts'

let content: ContentApp
/** Rows of each look, in order. */
let loaded: number[]
/** Milliseconds on the clock of the checks; the rows' times are the database's. */
let now: number
let endedReason: (sessionId: string) => Promise<string | null>

const countRows: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    loaded.push(result.rows.length)
    return result
  },
}

beforeAll(async () => {
  content = await createContentApp()
})
afterAll(() => content.close())
beforeEach(async () => {
  await content.database.db.deleteFrom('ended_sessions').execute()
  loaded = []
  now = 0
  endedReason = createEndedSessions(content.database.db.withPlugin(countRows), () => now)
})

async function end(secondsAgo: number): Promise<string> {
  const sessionId = randomUUID()
  const at = new Date(Date.now() - secondsAgo * 1000)
  const row = { session_id: sessionId, reason: 'logout', ended_at: at, recorded_at: at }
  await content.database.db.insertInto('ended_sessions').values(row).execute()
  return sessionId
}

describe('ended sessions', () => {
  it('are all loaded once, then only those recorded since, and none is forgotten', async () => {
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

  it('recorded by a slow commit are seen, although newer ones were seen before', async () => {
    await end(0)
    await endedReason(randomUUID())
    const late = await end(20)
    now += 1000
    expect(await endedReason(late)).toBe('logout')
  })

  it('of the slowest commit are seen within minutes, and those that no token outlives are forgotten', async () => {
    await end(0)
    await endedReason(randomUUID())
    const [latest, outlived] = [await end(60), await end(41 * 60)]
    now += 299_000
    expect(await endedReason(latest)).toBeNull()
    now += 1000
    expect(await endedReason(latest)).toBe('logout')
    expect(await endedReason(outlived)).toBeNull()
  })

  it('keep their reasons when a look fails', async () => {
    const ended = await end(0)
    expect(await endedReason(ended)).toBe('logout')
    await content.database.pool.query('alter table ended_sessions rename to ended_sessions_away')
    now += 1000
    expect(await endedReason(ended)).toBe('logout')
    now += 4000
    await expect(endedReason(ended)).rejects.toThrow('ended_sessions')
    await content.database.pool.query('alter table ended_sessions_away rename to ended_sessions')
    expect(await endedReason(ended)).toBe('logout')
  })
})
