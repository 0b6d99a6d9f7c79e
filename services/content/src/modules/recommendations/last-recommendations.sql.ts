import { writeForMember } from '@hibiki/projections'
import { type Kysely, sql } from 'kysely'
import type { ContentTables } from '../../tables.ts'

/** Lists the sounds that a member received last: first those chosen for them, then those they played. */
export async function listLastReceivedSoundIds(
  db: Kysely<ContentTables>,
  memberId: string,
): Promise<string[]> {
  const { rows } = await sql<{ sound_id: string }>`
    select sound_id, 1 as place from last_picks where member_id = ${memberId}
    union all
    (select sound_id, 2 as place from plays where member_id = ${memberId} order by started_at desc limit 1)
    order by place`.execute(db)
  return rows.map((row) => row.sound_id)
}

/** Saves the chosen sound. No-op if the member was erased. */
export async function saveLastRecommendation(
  db: Kysely<ContentTables>,
  pick: { memberId: string; soundId: string },
): Promise<void> {
  await writeForMember(db, pick.memberId, (trx) =>
    sql`
      insert into last_picks (member_id, sound_id) values (${pick.memberId}, ${pick.soundId})
      on conflict (member_id) do update set sound_id = excluded.sound_id, picked_at = now()`.execute(trx),
  )
}
