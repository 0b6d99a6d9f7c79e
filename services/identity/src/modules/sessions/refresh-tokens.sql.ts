import type { LoginMethod, StoredAssurance } from '../../db/account-tables.ts'
import type { Db, SessionEndReason, Trx } from '../../db/identity-tables.ts'

export interface TokenFamily {
  id: string
  assurance: StoredAssurance
  openedBy: LoginMethod | null
  userId: string
  generation: number
  rotatedAt: Date | null
  graceUsed: boolean
  rotationKey: Buffer | null
  endReason: SessionEndReason | null
  expiresAt: Date
  absoluteExpiresAt: Date
  roomDevice: string | null
}

/** Finds the member of a refresh token, without a lock. */
export async function findUserIdOfRefreshToken(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .select('s.user_id as userId')
    .where('t.token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.userId
}

/**
 * Finds the family of a refresh token and the token's generation, and locks the family until the transaction ends. A caller that
 * also locks the member does that first, as logins do.
 */
export async function lockTokenFamily(
  trx: Trx,
  tokenHash: Buffer,
): Promise<{ family: TokenFamily; tokenGeneration: number } | undefined> {
  const row = await trx
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .select([
      's.id',
      's.user_id as userId',
      's.generation',
      's.rotated_at as rotatedAt',
      's.grace_used as graceUsed',
      's.rotation_key as rotationKey',
      's.end_reason as endReason',
      's.expires_at as expiresAt',
      's.absolute_expires_at as absoluteExpiresAt',
      's.assurance',
      's.opened_by as openedBy',
      's.room_device as roomDevice',
      't.generation as tokenGeneration',
    ])
    .where('t.token_hash', '=', tokenHash)
    .forUpdate('s')
    .executeTakeFirst()
  if (!row) return undefined
  const { tokenGeneration, ...family } = row
  return { family, tokenGeneration }
}

export async function startTokenGeneration(
  trx: Trx,
  id: string,
  options: {
    generation: number
    key: Buffer | null
    now: Date
    expiresAt: Date
    absoluteExpiresAt: Date
    roomDevice: string | null
  },
) {
  await trx
    .updateTable('sessions')
    .set({
      generation: options.generation,
      rotation_key: options.key,
      rotated_at: options.now,
      last_used_at: options.now,
      grace_used: false,
      expires_at: options.expiresAt,
      absolute_expires_at: options.absoluteExpiresAt,
      ...(options.roomDevice !== null && { room_device: options.roomDevice }),
    })
    .where('id', '=', id)
    .execute()
}

export async function saveGraceUsed(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('sessions').set({ grace_used: true }).where('id', '=', id).execute()
}

export async function insertRefreshToken(
  trx: Trx,
  token: { hash: Buffer; sessionId: string; generation: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('refresh_tokens')
    .values({
      token_hash: token.hash,
      session_id: token.sessionId,
      generation: token.generation,
      issued_at: token.now,
    })
    .execute()
}

/** Deletes up to `limit` tokens of that age: only a session in a room is older, and its current token is not. */
export async function deleteRefreshTokensBefore(db: Db, before: Date, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('refresh_tokens')
    .where('token_hash', 'in', (query) =>
      query
        .selectFrom('refresh_tokens')
        .select('token_hash')
        .where('issued_at', '<', before)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
