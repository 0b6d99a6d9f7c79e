import type { Db, Trx } from '../../db/identity-tables.ts'

export interface Passkey {
  id: string
  userId: string
  publicKey: Buffer
  /** How often its device said that it was used; devices that keep a key in several places say 0. */
  signCount: number
}

export async function findPasskey(db: Db, credentialId: string): Promise<Passkey | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .select(['id', 'user_id as userId', 'public_key as publicKey', 'sign_count as signCount'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row && { ...row, signCount: Number(row.signCount) }
}

/** Marks a passkey as used; returns false when it was removed, or used with a higher count, since it was found. */
export async function markPasskeyUsed(
  trx: Trx,
  { id, signCount, now }: { id: string; signCount: number; now: Date },
): Promise<boolean> {
  const used = await trx
    .updateTable('passkeys')
    .set({ sign_count: String(signCount), last_used_at: now })
    .where('id', '=', id)
    .where('sign_count', '<=', String(signCount))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

export interface ListedPasskey {
  id: string
  credentialId: string
  device: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** Lists a member's passkeys, the newest first. */
export function listPasskeys(db: Db, userId: string): Promise<ListedPasskey[]> {
  return db
    .selectFrom('passkeys')
    .select([
      'id',
      'credential_id as credentialId',
      'device',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function countPasskeys(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('passkeys')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns false when somebody has this passkey already. */
export async function insertPasskey(
  trx: Trx,
  passkey: {
    userId: string
    credentialId: string
    publicKey: Uint8Array
    signCount: number
    device: string
    now: Date
  },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      sign_count: String(passkey.signCount),
      device: passkey.device,
      created_at: passkey.now,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Returns its device, or undefined when the member has no such passkey. */
export function deletePasskey(
  trx: Trx,
  { id, userId }: { id: string; userId: string },
): Promise<{ device: string } | undefined> {
  return trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('device')
    .executeTakeFirst()
}

export async function deletePasskeysOfMember(trx: Trx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function insertChallenge(
  db: Db,
  challenge: { hash: Buffer; sessionId: string | null; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: challenge.hash,
      session_id: challenge.sessionId,
      expires_at: challenge.expiresAt,
    })
    .execute()
}

/** Uses up a challenge, so that nothing signed for it works twice; returns false when it does not exist any more, or is not for this. */
export async function takeChallenge(
  db: Db,
  { hash, sessionId, now }: { hash: Buffer; sessionId: string | null; now: Date },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .where('session_id', 'is not distinct from', sessionId)
    .where('expires_at', '>', now)
    .returning('challenge_hash')
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
}
