import type { LocalText } from '@hibiki/http'
import { openServiceDatabase } from '@hibiki/service'
import type { Kysely } from 'kysely'
import type { AiestheContext } from '../../context.ts'
import type { AiestheTables } from '../../tables.ts'
import type { MentalCheckItem } from './mental-check.rules.ts'

export interface NewMentalCheck {
  id: string
  title: LocalText
  intervalDays: number
  items: MentalCheckItem[]
}

/** Publishes mental checks in a migrated database in this order; existing ones stay unchanged. */
export async function addMentalChecks(databaseUrl: string, checks: readonly NewMentalCheck[]): Promise<void> {
  const database = openServiceDatabase<AiestheContext>(
    { name: 'aiesthe' },
    { DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: 2 },
  )
  try {
    await insertMentalChecks(database.db, checks)
  } finally {
    await database.close()
  }
}

async function insertMentalChecks(
  db: Kysely<AiestheTables>,
  checks: readonly NewMentalCheck[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const [order, { id, title, intervalDays, items }] of checks.entries()) {
      const added = await trx
        .insertInto('mental_checks')
        .values({ id, display_order: order, interval_days: intervalDays })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) continue
      await trx
        .insertInto('mental_check_versions')
        .values({ check_id: id, version: 1, items: JSON.stringify(items), title: JSON.stringify(title) })
        .execute()
    }
  })
}
