import { listDailyFigures } from '@hibiki/admin-resource'
import { addDays, type Day, startOfJstDay } from '@hibiki/calendar'
import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

interface Churn {
  /** Contracts that were in force when the first of the days began. */
  contractsBefore: number
  /** Contracts by the last day on which they were in force, oldest first. */
  days: { day: Day; ended: number }[]
}

/** Counts how many contracts ended on each of `count` days in Japan, the last of them `today`. A contract that never began is left out. */
export async function readChurnOfDays(
  db: Db,
  { today, count }: { today: Day; count: number },
): Promise<Churn> {
  const first = addDays(today, 1 - count)
  const days = await listDailyFigures(
    db,
    { today, count },
    {
      table: 'contracts',
      on: 'last_day',
      figures: { ended: sql<number>`count(*)::int` },
      where: sql`started_at is not null`,
    },
  )
  const { contractsBefore } = await db
    .selectFrom('contracts')
    .select(({ fn }) => fn.countAll<number>().as('contractsBefore'))
    .where('started_at', '<', startOfJstDay(first))
    .where((eb) => eb.or([eb('last_day', 'is', null), eb('last_day', '>=', first)]))
    .executeTakeFirstOrThrow()
  return { contractsBefore: Number(contractsBefore), days }
}
