import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { BilingualText, EnterpriseTables } from '../../tables.ts'
import type { ClosingPeriod, DayException } from '../plans/calendar.rules.ts'
import type { PlayOrder, ScheduleWindow, SectionPlan, VolumeLimit, WeeklyHours } from '../plans/plan.rules.ts'

type Db = Kysely<EnterpriseTables>

interface SectionItem extends PlayOrder {
  resumes: boolean
  /** The logged change that stopped it last; its entry may have been deleted since. */
  stopChangeId: string | null
}

export interface SectionSound extends SectionItem {
  soundId: string
  title: BilingualText
  fileName: string
  experience: boolean
  withMusic: boolean
  durationSeconds: number
  frequencies: number[]
}

/** A playlist that a section has played or that its schedule has. */
export interface SectionPlaylist extends SectionItem {
  soundId: null
  playlistId: string
  name: string
  isShuffled: boolean
  /** The sounds of the playlist that the section has, in their order. */
  soundIds: string[]
}

/** A section with everything that determines what it plays. */
export interface Section {
  id: string
  name: string
  revision: number
  roomId: string
  roomName: string
  agencyId: string
  plan: SectionPlan
  volumeLimit: VolumeLimit | null
  managements: SectionSound[]
  playlists: SectionPlaylist[]
  /** What the section may play: its sounds, then its playlists. */
  items: (SectionSound | SectionPlaylist)[]
}

interface Row {
  id: string
  name: string
  revision: number
  roomId: string
  roomName: string
  agencyId: string
  openingHours: WeeklyHours[] | null
  hoursChangedAt: Date | null
  windows: ScheduleWindow[]
  scheduleChangedAt: Date | null
  closesOnHolidays: boolean
  closingPeriods: ClosingPeriod[]
  dayExceptions: DayException[]
  calendarChangedAt: Date | null
  volumeLimit: VolumeLimit | null
  managements: Stored<SectionSound>[]
  playlists: Stored<Omit<SectionPlaylist, 'soundId' | 'isEmpty'>>[]
}

type Stored<Item extends { orderedAt: Date | null }> = Omit<Item, 'orderedAt'> & { orderedAt: string | null }

/** People cannot tell more sounds of a section apart than this. */
export const MAX_SECTION_SOUNDS = 50

async function selectSections(db: Db, condition: RawBuilder<unknown>): Promise<Section[]> {
  const { rows } = await sql<Row>`
    select s.id, s.name, s.revision, s.windows, s.schedule_changed_at as "scheduleChangedAt",
      s.volume_limit as "volumeLimit",
      r.id as "roomId", r.name as "roomName", r.agency_id as "agencyId", r.opening_hours as "openingHours",
      r.hours_changed_at as "hoursChangedAt", r.day_exceptions as "dayExceptions",
      a.closes_on_holidays as "closesOnHolidays", a.closing_periods as "closingPeriods",
      a.calendar_changed_at as "calendarChangedAt", coalesce(m.list, '[]') as managements,
      coalesce(l.list, '[]') as playlists
    from sections s join rooms r on r.id = s.room_id join agencies a on a.id = r.agency_id
    left join lateral (
      select json_agg(json_build_object('id', m.id, 'soundId', d.id, 'playing', m.playing, 'volume', m.volume,
        'orderedAt', m.ordered_at, 'resumes', m.resumes, 'stopChangeId', m.stop_change_id, 'title', d.title, 'fileName', d.file_name,
        'experience', d.experience, 'withMusic', d.with_music, 'durationSeconds', d.duration_seconds,
        'frequencies', coalesce(measured.frequencies, '{}'))
        order by m.id) as list
      from managements m join sounds d on d.id = m.sound_id
      left join measured_sounds measured on measured.sound_id = d.id where m.section_id = s.id
    ) m on true
    left join lateral (
      select json_agg(json_build_object('id', m.id, 'playlistId', p.id, 'playing', m.playing, 'volume', m.volume,
        'orderedAt', m.ordered_at, 'resumes', m.resumes, 'stopChangeId', m.stop_change_id, 'name', p.name,
        'isShuffled', p.is_shuffled, 'soundIds', (
          select coalesce(json_agg(o.sound_id order by o.place), '[]')
          from unnest(p.sound_ids) with ordinality as o (sound_id, place)
          join managements h on h.section_id = s.id and h.sound_id = o.sound_id))
        order by p.name, m.id) as list
      from managements m join playlists p on p.id = m.playlist_id where m.section_id = s.id
    ) l on true
    where ${condition}
    order by r.position, r.id, s.position, s.id`.execute(db)
  return rows.map(toSection)
}

function toSection(row: Row): Section {
  const { openingHours, hoursChangedAt, windows, scheduleChangedAt, ...rest } = row
  const { closesOnHolidays, closingPeriods, dayExceptions, calendarChangedAt, ...section } = rest
  const managements = row.managements.map(withTime)
  const playlists = row.playlists.map((playlist) =>
    withTime({ ...playlist, soundId: null, isEmpty: playlist.soundIds.length === 0 }),
  )
  return {
    ...section,
    revision: Number(section.revision),
    plan: {
      openingHours,
      hoursChangedAt,
      windows,
      scheduleChangedAt,
      calendar: {
        closesOnHolidays,
        closingPeriods,
        exceptions: dayExceptions,
        changedAt: calendarChangedAt,
      },
    },
    managements,
    playlists,
    items: [...managements, ...playlists],
  }
}

const withTime = <Item extends { orderedAt: string | null }>(item: Item) => ({
  ...item,
  orderedAt: item.orderedAt === null ? null : new Date(item.orderedAt),
})

/** Finds sections by ids, which may be any text. */
export function listSectionsByIds(db: Db, ids: readonly string[]): Promise<Section[]> {
  return selectSections(db, sql`s.id::text = any(${[...ids]}::text[])`)
}

export async function findSection(db: Db, id: string): Promise<Section | undefined> {
  return (await listSectionsByIds(db, [id]))[0]
}

/** Finds a section of this agency; those of other agencies are treated as unknown. */
export async function findSectionOfAgency(
  db: Db,
  { agencyId, sectionId }: { agencyId: string | undefined; sectionId: string },
): Promise<Section | undefined> {
  if (agencyId === undefined) return undefined
  const section = await findSection(db, sectionId)
  return section?.agencyId === agencyId ? section : undefined
}

/** Lists the sections of an agency, all or those of some rooms, in the order of the rooms. */
export function listSectionsOfAgency(
  db: Db,
  {
    agencyId,
    roomId,
    roomIds = null,
    sectionId,
  }: {
    agencyId: string
    roomId?: string | undefined
    /** Null for all rooms. */
    roomIds?: readonly string[] | null
    sectionId?: string | undefined
  },
): Promise<Section[]> {
  const conditions = [sql`r.agency_id = ${agencyId}`]
  if (roomId !== undefined) conditions.push(sql`r.id::text = ${roomId}`)
  if (roomIds !== null) conditions.push(sql`r.id = any(${[...roomIds]}::uuid[])`)
  if (sectionId !== undefined) conditions.push(sql`s.id::text = ${sectionId}`)
  return selectSections(db, sql.join(conditions, sql` and `))
}

/** Returns a page of all section ids, for the job that watches them. */
export async function listSectionIdPage(
  db: Db,
  { limit, after }: { after: string | null; limit: number },
): Promise<string[]> {
  let query = db.selectFrom('sections').select('id').orderBy('id').limit(limit)
  if (after !== null) query = query.where('id', '>', after)
  return (await query.execute()).map((row) => row.id)
}

export interface RoomWithSections {
  roomId: string
  roomName: string
  sections: { sectionId: string; sectionName: string }[]
}

/** Lists rooms with their sections, including rooms without any. */
export async function listRoomsWithSections(db: Db, agencyId: string): Promise<RoomWithSections[]> {
  const { rows } = await sql<RoomWithSections>`
    select r.id as "roomId", r.name as "roomName", coalesce((
      select json_agg(json_build_object('sectionId', s.id, 'sectionName', s.name) order by s.position, s.id)
      from sections s where s.room_id = r.id), '[]') as sections
    from rooms r where r.agency_id = ${agencyId} order by r.position, r.id`.execute(db)
  return rows
}
