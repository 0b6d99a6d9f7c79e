import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestIdentity } from '../../testing/test-identity.ts'
import { appendAuditEntry } from './audit.sql.ts'
import { listBrokenChainPositions } from './audit-chain.sql.ts'
import { checkAuditChain } from './check-audit-chain.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

const append = (n: number) =>
  identity.database.db
    .transaction()
    .execute((trx) =>
      appendAuditEntry(trx, { actorId: null, action: 'login-refused', subjectId: null, detail: { n } }),
    )

describe('the audit log', () => {
  it('chains the entries of concurrent writers without gaps', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => append(n)))
    const { db } = identity.database
    const chain = await db.selectFrom('audit_chain').selectAll().orderBy('position').execute()
    expect(chain.map(({ position }) => position)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))
    expect(await listBrokenChainPositions(identity.database)).toEqual([])
  })

  it('rejects changes and removals, even by the owner of the tables', async () => {
    const { db } = identity.database
    for (const table of ['audit_log', 'audit_chain']) {
      for (const change of [
        `delete from ${table}`,
        `truncate ${table}`,
        `update ${table} set entry_id = null`,
      ]) {
        const statement = change.replace(
          'entry_id = null',
          table === 'audit_log' ? "action = 'x'" : "hash = ''",
        )
        await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: '42501' })
      }
    }
    // Even when the rights are granted again, the trigger rejects the change.
    await sql`grant update on audit_log to current_user`.execute(db)
    await expect(sql`update audit_log set action = 'x'`.execute(db)).rejects.toThrow('append-only')
  })

  it('keeps the chain over the end of a month, moves rows out of the default partition, and protects each month', async () => {
    const { db } = identity.database
    await sql`insert into audit_log (id, at, action, detail) values
      ('03b00000-0000-7000-8000-000000000001', now(), 'login-refused', '{}')`.execute(db)
    const { entry_id: id } = await db
      .selectFrom('audit_chain')
      .select('entry_id')
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow()
    const placeOf = async () =>
      (
        await sql<{
          place: string
        }>`select tableoid::regclass::text as place from audit_log where id = ${id}`.execute(db)
      ).rows
    expect(await placeOf()).toEqual([{ place: 'audit_log_default' }])
    const moment = sql`to_timestamp(${Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) / 1000})`
    await sql`select keep_audit_log_months_at(${moment})`.execute(db)
    const [{ place } = { place: '' }] = await placeOf()
    expect(place).toMatch(/^audit_log_\d{4}_\d{2}$/)
    expect(await listBrokenChainPositions(identity.database)).toEqual([])
    await append(40)
    for (const table of [place, 'audit_log_default'])
      for (const change of [`delete from ${table}`, `truncate ${table}`, `update ${table} set action = 'x'`])
        await expect(sql.raw(change).execute(db)).rejects.toThrow('append-only')
  })

  it('finds where an entry was changed or removed in spite of the protection, and the job logs it and fails', async () => {
    const { db } = identity.database
    const lines: string[] = []
    const check = () =>
      checkAuditChain(identity.database, pino({}, { write: (line: string) => void lines.push(line) }))
    await check()
    expect(lines).toEqual([])
    const { entry_id: id } = await db
      .selectFrom('audit_chain')
      .select('entry_id')
      .where('position', '=', 7)
      .executeTakeFirstOrThrow()
    await sql`alter table audit_log disable trigger append_only`.execute(db)
    await sql`grant update, delete on audit_log to current_user`.execute(db)
    await sql`update audit_log set detail = '{"n":99}' where id = ${id}`.execute(db)
    expect(await listBrokenChainPositions(identity.database)).toEqual([7])
    await expect(check()).rejects.toThrow('the audit chain is broken at position 7')
    expect(lines.join()).toContain('"broken":1,"first":7,"msg":"audit chain broken"')
    await sql`delete from audit_log where id = ${id}`.execute(db)
    expect(await listBrokenChainPositions(identity.database)).toEqual([7])
  })
})
