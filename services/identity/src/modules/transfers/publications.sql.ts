import { sql } from 'kysely'
import type { Db, Trx } from '../../db/identity-tables.ts'

/** Saves whether a member publishes a diagnosis; the newest event counts, and nothing is saved for deleted members. */
export async function saveDiagnosisPublication(
  trx: Trx,
  {
    resultId,
    published,
    changedAt,
    userId,
  }: { resultId: string; userId: string; published: boolean; changedAt: Date },
): Promise<void> {
  await sql`
    insert into publications (result_id, user_id, published, changed_at)
    select ${resultId}::uuid, id, ${published}::boolean, ${changedAt}::timestamptz from users where id = ${userId}
    on conflict (result_id) do update set published = excluded.published, changed_at = excluded.changed_at
    where publications.changed_at < excluded.changed_at`.execute(trx)
}

/** Returns how many diagnoses each of these members publishes; members who publish none are left out. */
export async function countPublishedDiagnoses(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('publications')
    .select(['user_id as userId', (eb) => eb.fn.countAll<number>().as('count')])
    .where('user_id', 'in', userIds)
    .where('published', '=', true)
    .groupBy('user_id')
    .execute()
  return new Map(rows.map(({ userId, count }) => [userId, Number(count)]))
}
