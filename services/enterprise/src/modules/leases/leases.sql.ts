import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'

type Db = Kysely<EnterpriseTables>
/** The time by which leases run out; the database's own outside tests. */
type Now = RawBuilder<Date>

/** The database's own time: clocks of copies may differ. */
export const databaseClock = (): Now => sql<Date>`clock_timestamp()`

/** A device that is not heard of for so long has left. */
export const LEASE_SECONDS = 15

export interface Claim {
  sectionId: string
  deviceId: string
  memberId: string
  sessionId: string
  deviceName: string
  /** Somebody pressed start on the device: it may come back after an operator freed it. */
  start: boolean
}

export type LeaseState = 'held' | 'taken' | 'freed'

/**
 * Takes the section or renews the lease, by one statement: it succeeds when nobody holds the section, its lease has run out, or the same
 * device comes back.
 */
export async function claimLease(db: Db, claim: Claim, now: Now): Promise<LeaseState> {
  const { sectionId, deviceId, memberId, sessionId, deviceName, start } = claim
  const until = sql`${now} + ${LEASE_SECONDS} * interval '1 second'`
  const { rows } = await sql`
    insert into leases as held (section_id, device_id, member_id, session_id, device_name, taken_at, seen_at, until)
    values (${sectionId}, ${deviceId}, ${memberId}, ${sessionId}, ${deviceName}, ${now}, ${now}, ${until})
    on conflict (section_id) do update set device_id = excluded.device_id, member_id = excluded.member_id,
      session_id = excluded.session_id, device_name = excluded.device_name, seen_at = excluded.seen_at,
      until = excluded.until, freed_device = null,
      taken_at = case when held.device_id = excluded.device_id then held.taken_at else excluded.taken_at end
    where (held.device_id is null or held.device_id = excluded.device_id or held.until <= excluded.seen_at)
      and (${start} or held.freed_device is distinct from excluded.device_id)
    returning section_id`.execute(db)
  return rows.length > 0 ? 'held' : findLost(db, claim, now)
}

/** Renews the lease of who has it; a device that lost it gets it back only by claiming. */
export async function renewLease(
  db: Db,
  lease: { sectionId: string; deviceId: string },
  now: Now,
): Promise<LeaseState> {
  const { rows } = await sql`
    update leases set seen_at = ${now}, until = ${now} + ${LEASE_SECONDS} * interval '1 second'
    where section_id = ${lease.sectionId} and device_id = ${lease.deviceId} returning section_id`.execute(db)
  return rows.length > 0 ? 'held' : findLost(db, lease, now)
}

/**
 * Returns since when a device may have played in a section: since it took it, after any other, and the section exists. Null when another
 * has it now.
 */
export async function findHeldSince(
  db: Db,
  { sectionId, deviceId }: { sectionId: string; deviceId: string },
): Promise<Date | null> {
  const { rows } = await sql<{ since: Date }>`
    select greatest(l.taken_at, s.created_at) as since from leases l join sections s on s.id = l.section_id
    where l.section_id = ${sectionId} and l.device_id = ${deviceId}`.execute(db)
  return rows[0]?.since ?? null
}

/** Why a device has not got a section. */
export async function findLost(
  db: Db,
  { sectionId, deviceId }: { sectionId: string; deviceId: string },
  now: Now,
): Promise<'taken' | 'freed'> {
  const { rows } = await sql<{ freed: boolean }>`
    select freed_device = ${deviceId} and (device_id is null or until <= ${now}) as freed from leases
    where section_id = ${sectionId}`.execute(db)
  return rows[0]?.freed ? 'freed' : 'taken'
}

/** Gives the section up; whether this device had it. */
export async function releaseLease(
  db: Db,
  lease: { sectionId: string; deviceId: string },
  now: Now,
): Promise<boolean> {
  const { rows } = await sql`
    update leases set device_id = null, session_id = null, until = ${now}
    where section_id = ${lease.sectionId} and device_id = ${lease.deviceId} returning section_id`.execute(db)
  return rows.length > 0
}

/** Takes the section from whatever device has it, which may not come back by itself; returns that device. */
export async function revokeLease(db: Db, sectionId: string, now: Now): Promise<string | null> {
  const { rows } = await sql<{ freed: string }>`
    update leases set freed_device = device_id, device_id = null, session_id = null, until = ${now}
    where section_id = ${sectionId} and device_id is not null returning freed_device as freed`.execute(db)
  return rows[0]?.freed ?? null
}

/** Takes all sections from the devices of a member; returns those that a device had. */
export function deleteLeasesOf(db: Db, memberId: string): Promise<string[]> {
  return deleteLeases(db, sql`member_id = ${memberId}`)
}

/** As above for members whose poll was under way while they were erased. */
export function deleteLeasesOfErased(db: Db): Promise<string[]> {
  return deleteLeases(db, sql`member_id in (select member_id from erased_members)`)
}

async function deleteLeases(db: Db, condition: RawBuilder<unknown>): Promise<string[]> {
  // In one order, so that two transactions never wait for each other.
  const { rows } = await sql<{ sectionId: string; hasDevice: boolean }>`
    with those as (select section_id from leases where ${condition} order by section_id for update)
    delete from leases l using those where those.section_id = l.section_id
    returning l.section_id as "sectionId", l.device_id is not null as "hasDevice"`.execute(db)
  return rows
    .filter(({ hasDevice }) => hasDevice)
    .map(({ sectionId }) => sectionId)
    .sort()
}

/** Renews many leases by one statement; returns the devices that still have their section. */
export async function renewLeases(
  db: Db,
  leases: readonly { sectionId: string; deviceId: string }[],
  now: Now,
): Promise<Map<string, Set<string>>> {
  const wanted = JSON.stringify(leases.map(({ sectionId, deviceId }) => ({ sectionId, deviceId })))
  // In one order, so that two copies never wait for each other.
  const { rows } = await sql<{ sectionId: string; deviceId: string }>`
    with mine as (
      select l.section_id from leases l
      join jsonb_to_recordset(${wanted}::jsonb) as w ("sectionId" uuid, "deviceId" uuid)
        on w."sectionId" = l.section_id and w."deviceId" = l.device_id
      order by l.section_id for update of l)
    update leases l set seen_at = ${now}, until = ${now} + ${LEASE_SECONDS} * interval '1 second'
    from mine where mine.section_id = l.section_id
    returning l.section_id as "sectionId", l.device_id as "deviceId"`.execute(db)
  const held = new Map<string, Set<string>>()
  for (const { sectionId, deviceId } of rows)
    held.set(sectionId, (held.get(sectionId) ?? new Set()).add(deviceId))
  return held
}
