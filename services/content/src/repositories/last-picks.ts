import { type Kysely, sql } from 'kysely'
import type { ContentTables } from '../db/schema.ts'

/** The sounds a member had last: first what was picked for them, then what they played. */
export async function findLastSounds(db: Kysely<ContentTables>, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ sound_id: string }>`
    select sound_id, 1 as place from last_picks where member_id = ${memberId}
    union all
    (select sound_id, 2 as place from plays where member_id = ${memberId} order by started_at desc limit 1)
    order by place`.execute(db)
  return rows.map((row) => row.sound_id)
}

export async function saveLastPick(
  db: Kysely<ContentTables>,
  pick: { memberId: string; soundId: string },
): Promise<void> {
  await db
    .insertInto('last_picks')
    .values({ member_id: pick.memberId, sound_id: pick.soundId })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ sound_id: (row) => row.ref('excluded.sound_id'), picked_at: sql`now()` }),
    )
    .execute()
}
