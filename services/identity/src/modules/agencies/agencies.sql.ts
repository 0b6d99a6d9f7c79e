import { sql } from 'kysely'
import type { AgencyState } from '../../db/agency-tables.ts'
import type { Db, Trx } from '../../db/identity-tables.ts'

export interface Agency {
  id: string
  code: string | null
  name: string
  state: AgencyState
}

const columns = ['id', 'code', 'name', 'state'] as const

/** Finds an agency that members may apply to. */
export async function findApprovedAgency(
  db: Db,
  code: string,
): Promise<{ id: string; code: string; name: string } | undefined> {
  const agency = await db
    .selectFrom('agencies')
    .select(['id', 'name'])
    .where('code', '=', code)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  return agency && { ...agency, code }
}

export function lockAgency(trx: Trx, id: string): Promise<Agency> {
  return trx.selectFrom('agencies').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Inserts an agency that waits for approval. */
export async function insertAgency(trx: Trx, name: string, now: Date): Promise<string> {
  const { id } = await trx
    .insertInto('agencies')
    .values({ name, state: 'applied', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns false when another agency has the code already. */
export async function saveAgencyCode(trx: Trx, id: string, code: string): Promise<boolean> {
  const result = await trx
    .updateTable('agencies')
    .set({ code })
    .where('id', '=', id)
    .where('code', 'is', null)
    .where(sql<boolean>`not exists (select from agencies where code = ${code})`)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function saveAgencyState(trx: Trx, id: string, state: AgencyState): Promise<void> {
  await trx.updateTable('agencies').set({ state }).where('id', '=', id).execute()
}

/** Returns whether the agency has members; one without a code yet has none. */
export async function hasAgencyMembers(db: Db, code: string | null): Promise<boolean> {
  if (code === null) return false
  const member = await db
    .selectFrom('users')
    .select('id')
    .where('agency_code', '=', code)
    .where('agency_status', '=', '3')
    .limit(1)
    .executeTakeFirst()
  return member !== undefined
}

/** Deletes an agency that never got a code and that no application refers to any more. */
export async function deleteUnusedAgency(trx: Trx, id: string): Promise<void> {
  await trx
    .deleteFrom('agencies')
    .where('id', '=', id)
    .where('code', 'is', null)
    .where(sql<boolean>`not exists (select from applications where agency_id = agencies.id)`)
    .execute()
}

/**
 * Takes approved agencies whose name other services do not know, or were told before a moment, and saves that they are told now. Other
 * replicas take others. The time is later than the last one, because services ignore what is not newer.
 */
export async function takeAgenciesToAnnounce(
  trx: Trx,
  { now, announcedBefore, limit }: { now: Date; announcedBefore: Date; limit: number },
): Promise<{ agencyCode: string; name: string; at: Date }[]> {
  const { rows } = await sql<{ agencyCode: string; name: string; at: Date }>`
    update agencies a
    set announced_name = a.name, announced_at = greatest(${now}::timestamptz, a.announced_at + interval '1 millisecond')
    from (
      select id from agencies
      where code is not null and state = 'approved'
        and (announced_name is distinct from name or announced_at < ${announcedBefore})
      order by id limit ${limit} for update skip locked
    ) due
    where a.id = due.id
    returning a.code as "agencyCode", a.name, a.announced_at as at`.execute(trx)
  return rows
}
