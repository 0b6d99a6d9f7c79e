import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import type { Cluster } from '../choices/clusters.rules.ts'

/** What was recommended to a member in the week that began on this Monday; null when nothing was yet. */
export async function findWeeklyCourse(
  db: Kysely<AiestheTables>,
  memberId: string,
  monday: string,
): Promise<Cluster | null> {
  const row = await db
    .selectFrom('weekly_courses')
    .select('cluster')
    .where('member_id', '=', memberId)
    .where('monday', '=', monday)
    .executeTakeFirst()
  return row?.cluster ?? null
}

/** In the place of the week before. */
export async function saveWeeklyCourse(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; monday: string; cluster: Cluster },
): Promise<void> {
  await sql`
    insert into weekly_courses (member_id, monday, cluster) values (${of.memberId}, ${of.monday}, ${of.cluster})
    on conflict (member_id) do update set monday = excluded.monday, cluster = excluded.cluster`.execute(trx)
}

/** Forgets what was recommended in weeks before that of this Monday, also to members who never ask again. */
export async function dropPastWeeks(db: Kysely<AiestheTables>, monday: string): Promise<void> {
  await sql`delete from weekly_courses where monday < ${monday}::date`.execute(db)
}
