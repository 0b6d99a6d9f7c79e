import { sql, type Transaction } from 'kysely'
import type { ContentTables } from '../../tables.ts'

/** Saves which sounds a section plays, unless a newer report was saved already. */
export async function saveRoomSounds(
  trx: Transaction<ContentTables>,
  { sectionId, at, soundIds }: { sectionId: string; soundIds: string[]; at: Date },
): Promise<void> {
  const { rows } = await sql`
    insert into section_reports (section_id, at) values (${sectionId}, ${at})
    on conflict (section_id) do update set at = excluded.at where section_reports.at < excluded.at
    returning section_id`.execute(trx)
  if (rows.length === 0) return
  await trx.deleteFrom('sounds_in_rooms').where('section_id', '=', sectionId).execute()
  await sql`
    insert into sounds_in_rooms (section_id, sound_id)
    select ${sectionId}, id from sounds where id = any(${soundIds}::uuid[])`.execute(trx)
}
