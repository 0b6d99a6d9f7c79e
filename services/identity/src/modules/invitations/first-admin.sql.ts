import { sql } from 'kysely'
import type { Db, Trx } from '../../db/identity-tables.ts'

/** Serialises the registrations that could become the first administrator. */
export async function lockFirstAdminRegistration(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('identity first administrator'))`.execute(trx)
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('user_roles')
    .select('user_id')
    .where('role', '=', 'ROLE_ADMIN')
    .limit(1)
    .executeTakeFirst()
  return admin !== undefined
}
