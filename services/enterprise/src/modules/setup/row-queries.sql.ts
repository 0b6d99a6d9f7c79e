import {
  type ListRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsText,
  whereIdIn,
} from '@hibiki/admin-resource'
import { toNameOrder } from '@hibiki/database'
import { type Language, selectLanguageText } from '@hibiki/http'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import type { ClosingPeriod, DayException } from '../plans/calendar.rules.ts'
import type { ScheduleWindow, VolumeLimit, WeeklyHours } from '../plans/plan.rules.ts'

type Db = Kysely<EnterpriseTables>

export interface AgencyRow {
  id: string
  name: string
  alertEmail: string | null
  language: Language
  accounts: number
  rooms: number
  closesOnHolidays: boolean
  closingPeriods: ClosingPeriod[]
  createdAt: Date
}

const agencies = sql`
  select a.id, a.name, a.alert_email as "alertEmail", a.language, a.created_at as "createdAt",
    a.closes_on_holidays as "closesOnHolidays", a.closing_periods as "closingPeriods",
    (select count(*)::int from accounts where agency_id = a.id and is_enterprise) as accounts,
    (select count(*)::int from rooms where agency_id = a.id) as rooms
  from agencies a`

export interface AccountRow {
  id: string
  name: string
  /** The reading in katakana, if the member gave one. */
  nameKana: string | null
  loginName: string
  email: string
  agencyId: string | null
  agencyName: string | null
}

const accounts = sql`
  select c.member_id as id, c.name, r.name_kana as "nameKana", ${toNameOrder('r.name_kana', 'c.name')} as "nameOrder",
    c.login_name as "loginName", c.email, c.agency_id as "agencyId", a.name as "agencyName"
  from (select * from accounts where is_enterprise) as c left join agencies a on a.id = c.agency_id
    left join name_readings r on r.member_id = c.member_id`

export interface RoomRow {
  id: string
  name: string
  agencyId: string
  agencyName: string
  position: number
  openingHours: WeeklyHours[] | null
  exceptions: DayException[]
  sections: number
}

const rooms = sql`
  select r.id, r.name, r.agency_id as "agencyId", a.name as "agencyName", r.position,
    r.opening_hours as "openingHours", r.day_exceptions as exceptions,
    (select count(*)::int from sections where room_id = r.id) as sections
  from rooms r join agencies a on a.id = r.agency_id`

export interface SectionRow {
  id: string
  name: string
  roomId: string
  roomName: string
  agencyId: string
  agencyName: string
  position: number
  windows: ScheduleWindow[]
  volumeLimit: VolumeLimit | null
  sounds: number
  deviceName: string | null
  seenAt: Date | null
}

const sections = sql`
  select s.id, s.name, s.room_id as "roomId", r.name as "roomName", r.agency_id as "agencyId",
    a.name as "agencyName", s.position, s.windows, s.volume_limit as "volumeLimit",
    (select count(*)::int from managements where section_id = s.id and sound_id is not null) as sounds,
    case when l.device_id is not null then l.device_name end as "deviceName", l.seen_at as "seenAt"
  from sections s join rooms r on r.id = s.room_id join agencies a on a.id = r.agency_id
    left join leases l on l.section_id = s.id`

/** A title in both languages, so that lists can be sorted and searched by either. */
interface Titled {
  title: string
  titleEn: string
}

export interface SectionSoundRow extends Titled {
  id: string
  sectionId: string
  sectionName: string
  roomName: string
  agencyId: string
  agencyName: string
  soundId: string
  fileName: string
  withMusic: boolean
  playing: boolean
  volume: number
}

const managements = sql`
  select m.id, m.section_id as "sectionId", s.name as "sectionName", r.name as "roomName",
    r.agency_id as "agencyId", a.name as "agencyName", m.sound_id as "soundId", d.title->>'ja' as title,
    d.title->>'en' as "titleEn", d.file_name as "fileName", d.with_music as "withMusic", m.playing, m.volume
  from managements m join sounds d on d.id = m.sound_id join sections s on s.id = m.section_id
    join rooms r on r.id = s.room_id join agencies a on a.id = r.agency_id`

export interface SoundRow extends Titled {
  id: string
  fileName: string
  experience: boolean
  withMusic: boolean
  agencyId: string | null
  roomId: string | null
  sectionId: string | null
  durationSeconds: number
  changedAt: Date
}

const sounds = sql`
  select id, title->>'ja' as title, title->>'en' as "titleEn", file_name as "fileName", experience, with_music as "withMusic",
    agency_id as "agencyId", room_id as "roomId", section_id as "sectionId",
    duration_seconds as "durationSeconds", changed_at as "changedAt"
  from sounds where withdrawn_at is null`

export interface SetupRowFilter {
  id?: string[]
  q?: string
  agencyId?: string
  roomId?: string
  sectionId?: string
  experience?: boolean
}

interface Query<T> {
  list(db: Db, list: ListRequest<SetupRowFilter>): Promise<RowPage<T>>
  find(db: Db, id: string): Promise<T | undefined>
}

/** Lists rows for the console: searched in the named columns and filtered by the ids in the query. */
function query<T>(rows: RawBuilder<unknown>, searched: readonly string[]): Query<T> {
  return {
    list: (db, { filter, ...page }) =>
      selectPage<T>(db, rows, page, [
        filter.id && whereIdIn('id', filter.id),
        filter.q && whereContainsText(filter.q, ...searched),
        filter.agencyId !== undefined && whereIdIn('agencyId', [filter.agencyId]),
        filter.roomId !== undefined && whereIdIn('roomId', [filter.roomId]),
        filter.sectionId !== undefined && whereIdIn('sectionId', [filter.sectionId]),
        filter.experience !== undefined && sql`experience = ${filter.experience}`,
      ]),
    find: (db, id) => selectRow<T>(db, rows, id),
  }
}

export const agencyRowQueries = query<AgencyRow>(agencies, ['name', 'alertEmail'])
export const accountRowQueries = query<AccountRow>(accounts, ['name', 'nameKana', 'loginName', 'email'])
export const roomRowQueries = query<RoomRow>(rooms, ['name', 'agencyName'])
export const sectionRowQueries = query<SectionRow>(sections, ['name', 'roomName', 'agencyName'])
export const sectionSoundRowQueries = query<SectionSoundRow>(managements, [
  ...['title', 'titleEn', 'fileName', 'sectionName', 'roomName', 'agencyName'],
])
export const soundRowQueries = query<SoundRow>(sounds, ['title', 'titleEn', 'fileName'])

/** Reduces the titles to the one in the caller's language. */
export function localizeTitle<Row extends Titled>(
  { titleEn, ...row }: Row,
  language: Language,
): Omit<Row, 'titleEn'> {
  return { ...row, title: selectLanguageText({ ja: row.title, en: titleEn }, language) }
}
