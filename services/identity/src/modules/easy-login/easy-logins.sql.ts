import type { Db, Trx } from '../../db/identity-tables.ts'
import { lockUser } from '../accounts/users.sql.ts'

export interface EasyLogin {
  authId: string
  enabled: boolean
  expiresAt: Date
}

export function findEasyLogin(db: Db, userId: string): Promise<EasyLogin | undefined> {
  return db
    .selectFrom('easy_logins')
    .select(['auth_id as authId', 'enabled', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Creates a new link that is bound to no device yet; the older one stops working. */
export async function saveEasyLogin(
  trx: Trx,
  options: {
    userId: string
    authId: string
    pathHash: Buffer
    consentedAt: Date
    now: Date
    expiresAt: Date
  },
): Promise<void> {
  const link = {
    auth_id: options.authId,
    path_hash: options.pathHash,
    device_hash: null,
    enabled: true,
    consented_at: options.consentedAt,
    issued_at: options.now,
    expires_at: options.expiresAt,
  }
  await trx
    .insertInto('easy_logins')
    .values({ user_id: options.userId, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute()
}

/** Enables or disables the link; returns false when the member has none. */
export async function updateEasyLoginEnabled(trx: Trx, userId: string, enabled: boolean): Promise<boolean> {
  const switched = await trx
    .updateTable('easy_logins')
    .set({ enabled })
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return switched !== undefined
}

/** Disables the link; returns whether there was an enabled one. */
export async function disableEasyLogin(trx: Trx, userId: string): Promise<boolean> {
  const disabled = await trx
    .updateTable('easy_logins')
    .set({ enabled: false })
    .where('user_id', '=', userId)
    .where('enabled', '=', true)
    .returning('user_id')
    .executeTakeFirst()
  return disabled !== undefined
}

/**
 * Finds the member of a link if it works and belongs to this device; the first device that uses a link binds it. The member is
 * locked before the link, in the order of a password change and an erasure.
 */
export async function bindEasyLoginToDevice(
  trx: Trx,
  { pathHash, deviceHash, now }: { pathHash: Buffer; deviceHash: Buffer; now: Date },
): Promise<string | undefined> {
  const found = await trx
    .selectFrom('easy_logins')
    .select('user_id as userId')
    .where('path_hash', '=', pathHash)
    .executeTakeFirst()
  if (!found) return undefined
  await lockUser(trx, found.userId)
  const bound = await trx
    .updateTable('easy_logins')
    .set((eb) => ({ device_hash: eb.fn.coalesce('device_hash', eb.val(deviceHash)) }))
    .where('path_hash', '=', pathHash)
    .where('enabled', '=', true)
    .where('expires_at', '>', now)
    .where((eb) => eb.or([eb('device_hash', 'is', null), eb('device_hash', '=', deviceHash)]))
    .returning('user_id as userId')
    .executeTakeFirst()
  return bound?.userId
}
