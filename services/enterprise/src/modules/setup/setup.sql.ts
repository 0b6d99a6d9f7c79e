import type { Language } from '@hibiki/http'
import { sql, type Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'

type Trx = Transaction<EnterpriseTables>

/** The hierarchy: an agency contains rooms, a room sections, a section sounds. */
const children = {
  agencies: { table: 'rooms', parent: 'agency_id', only: sql`true` },
  rooms: { table: 'sections', parent: 'room_id', only: sql`true` },
  // Its playlists are no sounds.
  sections: { table: 'managements', parent: 'section_id', only: sql`sound_id is not null` },
} as const

/**
 * Locks an agency, a room or a section against concurrent additions, and returns how many rooms, sections or sounds it has, or undefined when
 * it does not exist.
 */
export async function lockAndCountChildren(
  trx: Trx,
  table: keyof typeof children,
  id: string,
): Promise<number | undefined> {
  const locked = await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(trx)
  if (locked.rows.length === 0) return undefined
  // This is a statement of its own so that it sees what was committed while the lock was awaited.
  const child = children[table]
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(child.table)} where ${sql.ref(child.parent)} = ${id}
      and ${child.only}`.execute(trx)
  return rows[0]?.count ?? 0
}

/** Assigns an account to an agency, or to none (null). */
export async function assignAccountToAgency(
  trx: Trx,
  { agencyId, memberId }: { memberId: string; agencyId: string | null },
): Promise<void> {
  await trx.updateTable('accounts').set({ agency_id: agencyId }).where('member_id', '=', memberId).execute()
}

export interface AgencyFields {
  name: string
  alertEmail: string | null
  language: Language
}

/** Returns the id of the new agency. */
export async function insertAgency(trx: Trx, agency: AgencyFields, now: Date): Promise<string> {
  const { name, alertEmail: alert_email, language } = agency
  const { id } = await trx
    .insertInto('agencies')
    .values({ name, alert_email, language, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateAgency(trx: Trx, id: string, agency: AgencyFields): Promise<void> {
  const { name, alertEmail: alert_email, language } = agency
  await trx.updateTable('agencies').set({ name, alert_email, language }).where('id', '=', id).execute()
}

/** Returns the id of the new room, which is always open. */
export async function insertRoom(
  trx: Trx,
  room: { agencyId: string; name: string; position: number; now: Date },
): Promise<string> {
  const { agencyId: agency_id, name, position, now: created_at } = room
  const { id } = await trx
    .insertInto('rooms')
    .values({ agency_id, name, position, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the id of the new section, which has neither sounds nor a schedule. */
export async function insertSection(
  trx: Trx,
  section: { roomId: string; name: string; position: number; now: Date },
): Promise<string> {
  const { roomId: room_id, name, position, now: created_at } = section
  const { id } = await trx
    .insertInto('sections')
    .values({ room_id, name, position, created_at, schedule_changed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds a sound to a section. Returns the id of the pair, or undefined when the section has the sound already. */
export async function insertSectionSound(
  trx: Trx,
  { sectionId, soundId }: { sectionId: string; soundId: string },
): Promise<string | undefined> {
  const row = await trx
    .insertInto('managements')
    .values({ section_id: sectionId, sound_id: soundId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Changes the name and the position of a room or a section. */
export async function updateRoomOrSection(
  trx: Trx,
  table: 'rooms' | 'sections',
  { id, name, position }: { id: string; name: string; position: number },
): Promise<void> {
  await trx.updateTable(table).set({ name, position }).where('id', '=', id).execute()
}

/** Deletes a room or a section with everything in it. */
export async function deleteRoomOrSection(trx: Trx, table: 'rooms' | 'sections', id: string): Promise<void> {
  await trx.deleteFrom(table).where('id', '=', id).execute()
}
