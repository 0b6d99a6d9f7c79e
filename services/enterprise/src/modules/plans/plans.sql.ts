import { type Kysely, sql, type Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import type { ClosingPeriod, DayException } from './calendar.rules.ts'
import type { ScheduleWindow, VolumeLimit, WeeklyHours } from './plan.rules.ts'

type Trx = Transaction<EnterpriseTables>

/** Saves the plan, which replaces earlier orders of people at once. A limit of the volume that is not given stays. */
export async function updateSectionWindows(
  trx: Trx,
  {
    windows,
    volumeLimit,
    at,
    sectionId,
  }: {
    sectionId: string
    windows: readonly ScheduleWindow[]
    volumeLimit?: VolumeLimit | null | undefined
    at: Date
  },
): Promise<void> {
  await trx
    .updateTable('sections')
    .set({
      windows: JSON.stringify(windows),
      schedule_changed_at: at,
      ...(volumeLimit !== undefined && { volume_limit: volumeLimit && JSON.stringify(volumeLimit) }),
    })
    .where('id', '=', sectionId)
    .execute()
}

/** Returns the sections of the room, which all follow the new hours. Exceptions that are not given stay. */
export async function updateRoomOpeningHours(
  trx: Trx,
  {
    openingHours,
    exceptions,
    at,
    roomId,
  }: {
    roomId: string
    openingHours: readonly WeeklyHours[] | null
    exceptions?: readonly DayException[] | undefined
    at: Date
  },
): Promise<string[]> {
  await trx
    .updateTable('rooms')
    .set({
      opening_hours: openingHours && JSON.stringify(openingHours),
      hours_changed_at: at,
      ...(exceptions && { day_exceptions: JSON.stringify(exceptions) }),
    })
    .where('id', '=', roomId)
    .execute()
  const rows = await trx.selectFrom('sections').select('id').where('room_id', '=', roomId).execute()
  return rows.map((row) => row.id)
}

export async function findRoomOfAgency(
  db: Kysely<EnterpriseTables>,
  { agencyId, roomId }: { agencyId: string; roomId: string },
): Promise<{ id: string; openingHours: WeeklyHours[] | null; exceptions: DayException[] } | undefined> {
  return db
    .selectFrom('rooms')
    .select(['id', 'opening_hours as openingHours', 'day_exceptions as exceptions'])
    .where('agency_id', '=', agencyId)
    .where((room) => room(room.cast('id', 'text'), '=', roomId))
    .executeTakeFirst()
}

export interface AgencyCalendar {
  closesOnHolidays: boolean
  closingPeriods: ClosingPeriod[]
  changedAt: Date | null
}

export async function getAgencyCalendar(
  db: Kysely<EnterpriseTables>,
  agencyId: string,
): Promise<AgencyCalendar> {
  return db
    .selectFrom('agencies')
    .select([
      'closes_on_holidays as closesOnHolidays',
      'closing_periods as closingPeriods',
      'calendar_changed_at as changedAt',
    ])
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow()
}

/** Locks the agency's calendar until the transaction ends, and returns it. */
export async function lockAgencyCalendar(trx: Trx, agencyId: string): Promise<AgencyCalendar> {
  await sql`select from agencies where id = ${agencyId} for no key update`.execute(trx)
  return getAgencyCalendar(trx, agencyId)
}

/** Returns the sections of the agency, which all follow the new calendar. */
export async function updateAgencyCalendar(
  trx: Trx,
  agencyId: string,
  { closesOnHolidays, closingPeriods, changedAt }: AgencyCalendar,
): Promise<string[]> {
  await trx
    .updateTable('agencies')
    .set({
      closes_on_holidays: closesOnHolidays,
      closing_periods: JSON.stringify(closingPeriods),
      calendar_changed_at: changedAt,
    })
    .where('id', '=', agencyId)
    .execute()
  const { rows } = await sql<{ id: string }>`
    select s.id from sections s join rooms r on r.id = s.room_id where r.agency_id = ${agencyId}`.execute(trx)
  return rows.map((row) => row.id)
}
