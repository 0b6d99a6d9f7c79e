import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import type { IdentityTables } from '../../db/identity-tables.ts'
import { CookieBrowser, createTestIdentity } from '../../testing/test-identity.ts'
import { findSessionWithMember } from '../accounts/users.sql.ts'
import { findSessionEndReason, lockSession } from './sessions.sql.ts'

const identity = await createTestIdentity()
const member = await identity.addMember()
await new CookieBrowser(identity.app).login(member.email)
const row = await identity.database.db.selectFrom('sessions').select('id').executeTakeFirstOrThrow()
const sessionId = row.id
afterAll(() => identity.close())

/** Returns Postgres' plan for the query of `ask`, in which a sequential scan is the last choice. */
async function planOf(ask: (db: Kysely<IdentityTables>) => Promise<unknown>): Promise<string> {
  const queries: CompiledQuery[] = []
  const { pool } = identity.database
  const db = new Kysely<IdentityTables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void queries.push(query),
  })
  await ask(db)
  const query = queries.find(({ sql }) => sql.includes('"sessions"'))
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query(`explain ${query?.sql}`, [...(query?.parameters ?? [])])
    return rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query('rollback')
    client.release()
  }
}

describe('the queries of one session', () => {
  it('use the primary key, because every request of a member runs one', async () => {
    const now = identity.now()
    expect(await planOf((db) => findSessionEndReason(db, sessionId, now))).toContain('sessions_pkey')
    expect(await planOf((db) => findSessionWithMember(db, sessionId))).toMatch(/sessions_pkey.*users_pkey/s)
    const lock = (db: Kysely<IdentityTables>) =>
      db.transaction().execute((trx) => lockSession(trx, sessionId))
    expect(await planOf(lock)).toContain('sessions_pkey')
  })

  it.each(['', 'ended', '00000000-0000-0000-0000-000000000000', "' or true --"])(
    'treat %j as an ended session',
    async (id) => {
      const { db } = identity.database
      expect(await findSessionEndReason(db, id, identity.now())).toBe('expired')
      expect(await findSessionWithMember(db, id)).toBeUndefined()
      expect(await db.transaction().execute((trx) => lockSession(trx, id))).toBeUndefined()
    },
  )
})
