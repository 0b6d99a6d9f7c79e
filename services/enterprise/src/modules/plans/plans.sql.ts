import type { Kysely, Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import type { Hours, PlayWindow } from './plan.rules.ts'

type Trx = Transaction<EnterpriseTables>

/** The plan takes over from what people ordered before, at once. */
export async function saveWindows(
  trx: Trx,
  o: { sectionId: string; windows: readonly PlayWindow[]; at: Date },
): Promise<void> {
  await trx
    .updateTable('sections')
    .set({ windows: JSON.stringify(o.windows), schedule_changed_at: o.at })
    .where('id', '=', o.sectionId)
    .execute()
}

/** Returns the sections of the room, which all follow the new hours. */
export async function saveOpeningHours(
  trx: Trx,
  o: { roomId: string; openingHours: readonly Hours[] | null; at: Date },
): Promise<string[]> {
  await trx
    .updateTable('rooms')
    .set({ opening_hours: o.openingHours && JSON.stringify(o.openingHours), hours_changed_at: o.at })
    .where('id', '=', o.roomId)
    .execute()
  const rows = await trx.selectFrom('sections').select('id').where('room_id', '=', o.roomId).execute()
  return rows.map((row) => row.id)
}

export async function findRoomOf(
  db: Kysely<EnterpriseTables>,
  o: { agencyId: string; roomId: string },
): Promise<{ id: string; openingHours: Hours[] | null } | undefined> {
  return db
    .selectFrom('rooms')
    .select(['id', 'opening_hours as openingHours'])
    .where('agency_id', '=', o.agencyId)
    .where((room) => room(room.cast('id', 'text'), '=', o.roomId))
    .executeTakeFirst()
}
