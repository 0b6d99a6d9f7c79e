import { type Database, migrate, openDatabase } from '@hibiki/database'
import type { MessagingTables } from '@hibiki/messaging'
import { createTestDatabase } from '@hibiki/test-harness'
import type { SessionTables } from '../../src/index.ts'

const migrations = new URL('./migrations/', import.meta.url)

export type SessionTestDatabase = Database<SessionTables & MessagingTables>

/** A service's database with nothing but what this package needs. */
export async function openSessionTestDatabase(): Promise<{
  database: SessionTestDatabase
  close(): Promise<void>
}> {
  const service = 'sessionprojection'
  const { url, close } = await createTestDatabase({ service, migrations })
  const database = openDatabase<SessionTables & MessagingTables>({
    url,
    schema: service,
    applicationName: 'projections-test',
  })
  await migrate({ database, folder: migrations })
  return {
    database,
    async close() {
      await database.close()
      await close()
    },
  }
}
