import type { Db, Trx } from '../../db/identity-tables.ts'

export async function insertPairing(
  db: Db,
  pairing: { codeHash: Buffer; secretHash: Buffer; device: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('device_pairings')
    .values({
      code_hash: pairing.codeHash,
      secret_hash: pairing.secretHash,
      device: pairing.device,
      created_at: pairing.now,
      expires_at: pairing.expiresAt,
      user_id: null,
      section_id: null,
      approved_at: null,
      used_at: null,
    })
    .execute()
}

/** Approves the pairing of a code for a member's section, once; returns the device, or undefined for a code that does not work. */
export function approvePairing(
  trx: Trx,
  approval: { codeHash: Buffer; userId: string; sectionId: string; now: Date },
): Promise<{ device: string } | undefined> {
  return trx
    .updateTable('device_pairings')
    .set({ user_id: approval.userId, section_id: approval.sectionId, approved_at: approval.now })
    .where('code_hash', '=', approval.codeHash)
    .where('approved_at', 'is', null)
    .where('expires_at', '>', approval.now)
    .returning('device')
    .executeTakeFirst()
}

/**
 * Approves the pairing of a board's code for a person, and returns it; whoever has approved it gets it again until it expires. Returns undefined for a
 * code that does not work. It counts as used at once, because no session is opened by it.
 */
export async function claimPairing(
  trx: Trx,
  { codeHash, userId, now }: { codeHash: Buffer; userId: string; now: Date },
): Promise<{ device: string; secretHash: Buffer; isFirst: boolean } | undefined> {
  const claimed = await trx
    .updateTable('device_pairings')
    .set({ user_id: userId, approved_at: now, used_at: now })
    .where('code_hash', '=', codeHash)
    .where('approved_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['device', 'secret_hash as secretHash'])
    .executeTakeFirst()
  if (claimed) return { ...claimed, isFirst: true }
  const known = await trx
    .selectFrom('device_pairings')
    .select(['device', 'secret_hash as secretHash'])
    .where('code_hash', '=', codeHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return known && { ...known, isFirst: false }
}

export interface Pairing {
  userId: string | null
  sectionId: string | null
}

/** Finds a pairing that its device may still use. */
export function findPairing(
  db: Db,
  { secretHash, now }: { secretHash: Buffer; now: Date },
): Promise<Pairing | undefined> {
  return db
    .selectFrom('device_pairings')
    .select(['user_id as userId', 'section_id as sectionId'])
    .where('secret_hash', '=', secretHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses up an approved pairing; returns false when it was used or has expired meanwhile. */
export async function usePairing(
  trx: Trx,
  { secretHash, now }: { secretHash: Buffer; now: Date },
): Promise<boolean> {
  const used = await trx
    .updateTable('device_pairings')
    .set({ used_at: now })
    .where('secret_hash', '=', secretHash)
    .where('approved_at', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Deletes pairings that can no longer be used; the audit log keeps who paired what. */
export async function deleteExpiredPairings(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('device_pairings').where('expires_at', '<=', now).execute()
}
