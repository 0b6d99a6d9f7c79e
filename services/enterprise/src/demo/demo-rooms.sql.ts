import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { offerSoundsTo } from '../modules/sounds/sounds.sql.ts'
import type { EnterpriseTables } from '../tables.ts'

interface Demo {
  memberId: string
  agencyId: string
  alertEmail: string
  rooms: readonly { id: string; name: string; sections: readonly { id: string; name: string }[] }[]
}

/** False when the demo agency is there already. */
export async function insertDemoRooms(
  trx: Transaction<EnterpriseTables>,
  demo: Demo,
  now: Date,
): Promise<boolean> {
  const agency = await trx
    .insertInto('agencies')
    .values({
      ...{ id: demo.agencyId, name: 'ひびきホテル', alert_email: demo.alertEmail },
      ...{ language: 'ja' as const, created_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!agency) return false
  // Identity's own announcement, newer than 1970, completes the account.
  await sql`
    insert into accounts (member_id, login_name, name, email, agency_id, changed_at)
    values (${demo.memberId}, 'enterprise', 'ひびきホテル', ${demo.alertEmail}, ${demo.agencyId}, 'epoch')
    on conflict (member_id) do update set agency_id = excluded.agency_id`.execute(trx)
  for (const [position, room] of demo.rooms.entries()) {
    const { id, name } = room
    await trx
      .insertInto('rooms')
      .values({
        ...{ id, name, position, agency_id: demo.agencyId, created_at: now },
        ...{ opening_hours: null, hours_changed_at: null },
      })
      .execute()
    for (const [place, section] of room.sections.entries()) {
      const at = { room_id: id, position: place, created_at: now, schedule_changed_at: null }
      await trx
        .insertInto('sections')
        .values({ id: section.id, name: section.name, ...at })
        .execute()
      await offerSoundsTo(trx, section.id)
    }
  }
  return true
}
