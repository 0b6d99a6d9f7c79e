import type { Kysely, Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import type { ScheduleWindow, WeeklyHours } from './plan.rules.ts'

type Trx = Transaction<EnterpriseTables>

/** Saves the plan, which replaces earlier orders of people at once. */
export async function updateSectionWindows(
  trx: Trx,
  { windows, at, sectionId }: { sectionId: string; windows: readonly ScheduleWindow[]; at: Date },
): Promise<void> {
  await trx
    .updateTable('sections')
    .set({ windows: JSON.stringify(windows), schedule_changed_at: at })
    .where('id', '=', sectionId)
    .execute()
}

/** Returns the sections of the room, which all follow the new hours. */
export async function updateRoomOpeningHours(
  trx: Trx,
  { openingHours, at, roomId }: { roomId: string; openingHours: readonly WeeklyHours[] | null; at: Date },
): Promise<string[]> {
  await trx
    .updateTable('rooms')
    .set({ opening_hours: openingHours && JSON.stringify(openingHours), hours_changed_at: at })
    .where('id', '=', roomId)
    .execute()
  const rows = await trx.selectFrom('sections').select('id').where('room_id', '=', roomId).execute()
  return rows.map((row) => row.id)
}

export async function findRoomOfAgency(
  db: Kysely<EnterpriseTables>,
  { agencyId, roomId }: { agencyId: string; roomId: string },
): Promise<{ id: string; openingHours: WeeklyHours[] | null } | undefined> {
  return db
    .selectFrom('rooms')
    .select(['id', 'opening_hours as openingHours'])
    .where('agency_id', '=', agencyId)
    .where((room) => room(room.cast('id', 'text'), '=', roomId))
    .executeTakeFirst()
}
