import type { Db, Trx } from '../../db/identity-tables.ts'
import type { NewAccount } from './new-account.ts'

/** Returns those of the login names that are in use, in small letters. */
export async function listLoginNames(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('users').select('user_id').execute()
  return new Set(rows.map((row) => row.user_id.toLowerCase()))
}

/** Inserts the agencies that do not exist yet. */
export async function insertMissingAgencies(
  trx: Trx,
  agencies: readonly { code: string; name: string }[],
): Promise<void> {
  if (agencies.length === 0) return
  await trx
    .insertInto('agencies')
    .values([...agencies])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Creates an account under its given id, with its roles and authorities; returns false when it exists already. */
export async function insertAccount(trx: Trx, account: NewAccount, passwordHash: string): Promise<boolean> {
  const inserted = await trx
    .insertInto('users')
    .values({
      id: account.id,
      user_id: account.userId,
      username: account.username,
      username_kana: account.usernameKana ?? null,
      email: account.email,
      password_hash: passwordHash,
      agency_code: account.agencyCode,
      agency_status: account.agencyStatus,
      ...(account.createdAt && { created_at: account.createdAt }),
      ...(account.profile && {
        birth_year: account.profile.birthYear,
        birth_month: account.profile.birthMonth,
        birth_day: account.profile.birthDay,
        gender: account.profile.gender,
      }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  const roles = account.roles.map((role) => ({ user_id: account.id, role }))
  await trx.insertInto('user_roles').values(roles).execute()
  const authorities = account.authorities.map((authority) => ({ user_id: account.id, authority }))
  if (authorities.length > 0) await trx.insertInto('user_authorities').values(authorities).execute()
  return true
}
