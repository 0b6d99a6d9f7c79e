import { openServiceDatabase } from '@hibiki/service'
import type { EnterpriseContext } from '../context.ts'
import { enterprise } from '../service.ts'
import { demoEnterprise } from './demo-enterprise.ts'
import { insertDemoRooms } from './demo-rooms.sql.ts'

/** The rooms of the demo hotel, once: what was changed or deleted since stays so. Returns whether it made them. */
export async function seedDemoRooms(databaseUrl: string, now: Date): Promise<boolean> {
  const database = openServiceDatabase<EnterpriseContext>(enterprise, {
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: 2,
  })
  try {
    return await database.db.transaction().execute((trx) => insertDemoRooms(trx, demoEnterprise, now))
  } finally {
    await database.close()
  }
}
