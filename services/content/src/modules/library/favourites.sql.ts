import { writeForMember } from '@hibiki/projections'
import { type Kysely, sql } from 'kysely'
import type { ContentTables } from '../../tables.ts'

/** Nobody looks through more favourites than this; the oldest ones are deleted first. */
export const MAX_FAVOURITES = 200
const MAX_RECENT = 12

/** Lists a member's favourites, newest first. */
export async function listFavouriteSoundIds(db: Kysely<ContentTables>, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('sound_id')
    .where('member_id', '=', memberId)
    .orderBy('kept_at', 'desc')
    .orderBy('sound_id')
    .limit(MAX_FAVOURITES)
    .execute()
  return rows.map((row) => row.sound_id)
}

/** Lists the sounds of the member's last counted plays, each once, newest first. */
export async function listRecentlyHeardSoundIds(
  db: Kysely<ContentTables>,
  memberId: string,
): Promise<string[]> {
  const { rows } = await sql<{ sound_id: string }>`
    select sound_id from (
      select sound_id, started_at from plays
      where member_id = ${memberId} and sound_id is not null and counted_seconds > 0
      order by started_at desc limit 200) last
    group by sound_id order by max(started_at) desc limit ${MAX_RECENT}`.execute(db)
  return rows.map((row) => row.sound_id)
}

/** Saves or deletes a favourite. No-op if the member was erased. */
export async function saveOrDeleteFavourite(
  db: Kysely<ContentTables>,
  of: { memberId: string; soundId: string; favourite: boolean; now: Date },
): Promise<void> {
  const { memberId, soundId, favourite, now } = of
  await writeForMember(db, memberId, async (trx) => {
    if (!favourite) {
      await trx
        .deleteFrom('favourites')
        .where('member_id', '=', memberId)
        .where('sound_id', '=', soundId)
        .execute()
      return
    }
    await sql`
      insert into favourites (member_id, sound_id, kept_at) values (${memberId}, ${soundId}, ${now})
      on conflict (member_id, sound_id) do nothing`.execute(trx)
    await sql`
      delete from favourites where member_id = ${memberId} and sound_id in (
        select sound_id from favourites where member_id = ${memberId}
        order by kept_at desc, sound_id offset ${MAX_FAVOURITES})`.execute(trx)
  })
}
