import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import type { Cluster } from '../choices/clusters.rules.ts'

/** Returns what was recommended to a member in the week that began on this Monday, or null without a recommendation. */
export async function findWeeklyCourseCluster(
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

/** Saves the recommendation in place of that of the previous week. */
export async function saveWeeklyCourse(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; monday: string; cluster: Cluster },
): Promise<void> {
  await sql`
    insert into weekly_courses (member_id, monday, cluster) values (${of.memberId}, ${of.monday}, ${of.cluster})
    on conflict (member_id) do update set monday = excluded.monday, cluster = excluded.cluster`.execute(trx)
}

/** Deletes recommendations of weeks before this Monday, also those of members who never return. */
export async function deletePastWeeklyCourses(db: Kysely<AiestheTables>, monday: string): Promise<void> {
  await sql`delete from weekly_courses where monday < ${monday}::date`.execute(db)
}
