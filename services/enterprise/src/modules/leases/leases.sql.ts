import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'

type Db = Kysely<EnterpriseTables>
/** The time by which leases expire; the database's own outside of tests. */
type Now = RawBuilder<Date>

/** The time of the database, because clocks of replicas may differ. */
export const databaseClock = (): Now => sql<Date>`clock_timestamp()`

/** A device that sends nothing for this long has left. */
export const LEASE_DURATION_SECONDS = 15

export interface LeaseClaim {
  sectionId: string
  deviceId: string
  memberId: string
  sessionId: string
  deviceName: string
  /** Whether a person pressed start on the device, which may then take the section even after an operator freed it. */
  start: boolean
}

export type LeaseState = 'held' | 'taken' | 'freed'

/**
 * Takes the section or renews its lease by one statement, which succeeds when no device holds the section, its lease has expired, or the same
 * device holds it.
 */
export async function claimLease(db: Db, claim: LeaseClaim, now: Now): Promise<LeaseState> {
  const { sectionId, deviceId, memberId, sessionId, deviceName, start } = claim
  const until = sql`${now} + ${LEASE_DURATION_SECONDS} * interval '1 second'`
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
  return rows.length > 0 ? 'held' : findLeaseLossReason(db, claim, now)
}

/** Renews the lease of the device that holds it; one that lost its lease has to claim the section again. */
export async function renewLease(
  db: Db,
  lease: { sectionId: string; deviceId: string },
  now: Now,
): Promise<LeaseState> {
  const { rows } = await sql`
    update leases set seen_at = ${now}, until = ${now} + ${LEASE_DURATION_SECONDS} * interval '1 second'
    where section_id = ${lease.sectionId} and device_id = ${lease.deviceId} returning section_id`.execute(db)
  return rows.length > 0 ? 'held' : findLeaseLossReason(db, lease, now)
}

/**
 * Returns since when a device may have played in a section: the latest of when it took the section, when another device left, and when the
 * section was created. Returns null when another device holds it now.
 */
export async function findLeaseHeldSince(
  db: Db,
  { sectionId, deviceId }: { sectionId: string; deviceId: string },
): Promise<Date | null> {
  const { rows } = await sql<{ since: Date }>`
    select greatest(l.taken_at, s.created_at) as since from leases l join sections s on s.id = l.section_id
    where l.section_id = ${sectionId} and l.device_id = ${deviceId}`.execute(db)
  return rows[0]?.since ?? null
}

/** Returns why a device does not hold a section. */
export async function findLeaseLossReason(
  db: Db,
  { sectionId, deviceId }: { sectionId: string; deviceId: string },
  now: Now,
): Promise<'taken' | 'freed'> {
  const { rows } = await sql<{ freed: boolean }>`
    select freed_device = ${deviceId} and (device_id is null or until <= ${now}) as freed from leases
    where section_id = ${sectionId}`.execute(db)
  return rows[0]?.freed ? 'freed' : 'taken'
}

/** Releases the section; returns whether this device held it. */
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

/** Takes the section from the device that holds it, which may not reconnect by itself; returns the device's session. */
export async function revokeLease(db: Db, sectionId: string, now: Now): Promise<string | null> {
  const { rows } = await sql<{ sessionId: string | null }>`
    update leases set freed_device = device_id, device_id = null, session_id = null, until = ${now}
    where section_id = ${sectionId} and device_id is not null returning old.session_id as "sessionId"`.execute(
    db,
  )
  return rows[0]?.sessionId ?? null
}

/** Takes all sections from the devices of a member; returns those that were held. */
export function deleteLeasesOfMember(db: Db, memberId: string): Promise<string[]> {
  return deleteLeases(db, sql`member_id = ${memberId}`)
}

/** Takes all sections from the devices of members who were erased during a poll of theirs; returns those that were held. */
export function deleteLeasesOfErasedMembers(db: Db): Promise<string[]> {
  return deleteLeases(db, sql`member_id in (select member_id from erased_members)`)
}

async function deleteLeases(db: Db, condition: RawBuilder<unknown>): Promise<string[]> {
  // The rows are locked in a fixed order, so that two transactions cannot deadlock.
  const { rows } = await sql<{ sectionId: string; hasDevice: boolean }>`
    with those as (select section_id from leases where ${condition} order by section_id for update)
    delete from leases l using those where those.section_id = l.section_id
    returning l.section_id as "sectionId", l.device_id is not null as "hasDevice"`.execute(db)
  return rows
    .filter(({ hasDevice }) => hasDevice)
    .map(({ sectionId }) => sectionId)
    .sort()
}

/** Renews many leases by one statement; returns the devices that still hold their section. */
export async function renewLeases(
  db: Db,
  leases: readonly { sectionId: string; deviceId: string }[],
  now: Now,
): Promise<Map<string, Set<string>>> {
  const wanted = JSON.stringify(leases.map(({ sectionId, deviceId }) => ({ sectionId, deviceId })))
  // The rows are locked in a fixed order, so that two replicas cannot deadlock.
  const { rows } = await sql<{ sectionId: string; deviceId: string }>`
    with mine as (
      select l.section_id from leases l
      join jsonb_to_recordset(${wanted}::jsonb) as w ("sectionId" uuid, "deviceId" uuid)
        on w."sectionId" = l.section_id and w."deviceId" = l.device_id
      order by l.section_id for update of l)
    update leases l set seen_at = ${now}, until = ${now} + ${LEASE_DURATION_SECONDS} * interval '1 second'
    from mine where mine.section_id = l.section_id
    returning l.section_id as "sectionId", l.device_id as "deviceId"`.execute(db)
  const held = new Map<string, Set<string>>()
  for (const { sectionId, deviceId } of rows)
    held.set(sectionId, (held.get(sectionId) ?? new Set()).add(deviceId))
  return held
}
