import { openDatabase } from '@hibiki/database'
import { describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../src/index.ts'

const migrations = new URL('./migrations/', import.meta.url)

const open = (url: string) =>
  openDatabase<{ things: { name: string } }>({
    url,
    schema: 'things',
    maxConnections: 1,
    applicationName: 'test',
  })

describe('createTestDatabase', () => {
  it('returns a migrated database of its own to every caller, also to concurrent ones', async () => {
    const all = await Promise.all(
      Array.from({ length: 4 }, () => createTestDatabase({ service: 'things', migrations })),
    )
    for (const [index, test] of all.entries()) {
      const database = open(test.url)
      await database.db
        .insertInto('things')
        .values({ name: `only in ${index}` })
        .execute()
      expect(await database.db.selectFrom('things').select('name').execute()).toEqual([
        { name: `only in ${index}` },
      ])
      await database.close()
    }
    await Promise.all(all.map((test) => test.close()))
  })

  it('connects as the role of the service, with its search_path, as in production', async () => {
    const test = await createTestDatabase({ service: 'things', migrations })
    const database = open(test.url)
    const { rows } = await database.pool.query(`SELECT current_user AS role, current_schema AS schema,
      (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS super`)
    expect(rows).toEqual([{ role: 'things', schema: 'things', super: false }])
    await database.close()
    await test.close()
  })

  it('drops the database even while somebody is connected', async () => {
    const test: TestDatabase = await createTestDatabase({ service: 'things', migrations })
    const database = open(test.url)
    await database.pool.query('SELECT 1')
    await test.close()
    await expect(database.pool.query('SELECT 1')).rejects.toThrow()
    await database.close()
  })
})
