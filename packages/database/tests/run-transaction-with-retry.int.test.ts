import { createTestDatabase } from '@hibiki/test-harness'
import { type Generated, sql, type Transaction } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase, runTransactionWithRetry } from '../src/index.ts'

interface Tables {
  notes: { id: Generated<string>; text: string; day: string | null; size: number | null }
}

const test = await createTestDatabase({
  service: 'notes',
  migrations: new URL('./migrations/', import.meta.url),
})
const database = openDatabase<Tables>({ url: test.url, schema: 'notes', applicationName: 'transaction-test' })
afterAll(async () => {
  await database.close()
  await test.close()
})

const lock = (trx: Transaction<Tables>, number: number) =>
  sql`select pg_advisory_xact_lock(${number})`.execute(trx)

describe('runTransactionWithRetry', () => {
  it('completes two deadlocked transactions, each exactly once', async () => {
    let tries = 0
    let [haveFirst, open] = [0, () => {}]
    const bothHaveTheirFirst = new Promise<void>((resolve) => {
      open = resolve
    })
    const work = (first: number, second: number) => async (trx: Transaction<Tables>) => {
      tries += 1
      await trx
        .insertInto('notes')
        .values({ text: `${first} before ${second}` })
        .execute()
      await lock(trx, first)
      haveFirst += 1
      if (haveFirst === 2) open()
      await bothHaveTheirFirst
      await lock(trx, second)
    }
    const { db } = database
    await Promise.all([runTransactionWithRetry(db, work(1, 2)), runTransactionWithRetry(db, work(2, 1))])
    expect(tries).toBe(3)
    const notes = await db.selectFrom('notes').select('text').orderBy('text').execute()
    expect(notes.map(({ text }) => text)).toEqual(['1 before 2', '2 before 1'])
  })

  it('rejects at once with any other failure', async () => {
    let tries = 0
    const failing = runTransactionWithRetry(database.db, async () => {
      tries += 1
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(tries).toBe(1)
  })
})
