import { openServiceDatabase } from '@hibiki/service'
import type { Kysely } from 'kysely'
import type { AiestheContext } from '../../../context.ts'
import type { AiestheTables } from '../../../tables.ts'
import { demoMentalChecks } from './mental-checks.ts'

/** Adds the demo's mental checks to a migrated database; those that are there stay as they are. */
export async function seedDemoMentalChecks(databaseUrl: string): Promise<void> {
  const database = openServiceDatabase<AiestheContext>(
    { name: 'aiesthe' },
    { DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: 2 },
  )
  try {
    await insertDemoMentalChecks(database.db)
  } finally {
    await database.close()
  }
}

export async function insertDemoMentalChecks(db: Kysely<AiestheTables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const [order, { id, title, intervalDays, items }] of demoMentalChecks.entries()) {
      const added = await trx
        .insertInto('mental_checks')
        .values({ id, display_order: order, interval_days: intervalDays })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) continue
      await trx
        .insertInto('mental_check_versions')
        .values({
          ...{ check_id: id, version: 1, items: JSON.stringify(items) },
          title: JSON.stringify(title),
        })
        .execute()
    }
  })
}
