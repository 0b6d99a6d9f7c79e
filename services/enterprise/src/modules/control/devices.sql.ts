import { type Kysely, sql } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import type { SectionDeviceStatus } from './section-state.rules.ts'

export interface SectionDevice extends SectionDeviceStatus {
  sectionId: string
  deviceName: string
  soundIds: string[]
  reportedAt: Date | null
}

/** Lists the devices of these sections; a status that was reset since is not a report of the device. */
export async function listSectionDevices(
  db: Kysely<EnterpriseTables>,
  sectionIds: readonly string[],
): Promise<Map<string, SectionDevice>> {
  const { rows } = await sql<SectionDevice>`
    select s.id as "sectionId", l.device_id as "deviceId", l.seen_at as "seenAt", l.until,
      coalesce(l.device_name, '') as "deviceName", coalesce(st.sound_ids, '{}') as "soundIds",
      coalesce(st.act_stopping, true) as stopped, st.oldest_stop_time as "oldestStopTime",
      least(st.reported_at, l.seen_at) as "reportedAt"
    from sections s left join leases l on l.section_id = s.id left join section_status st on st.section_id = s.id
    where s.id = any(${[...sectionIds]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.sectionId, row]))
}
