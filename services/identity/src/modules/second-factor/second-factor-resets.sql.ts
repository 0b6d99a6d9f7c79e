import type { Db, Trx } from '../../db/identity-tables.ts'
import type { ResetOutcome } from './second-factor-reset.rules.ts'

/** A pending reset as administrators see it. */
export interface PendingReset {
  requestedAt: Date
  effectiveAt: Date
  /** Name of the administrator; null when that account was deleted. */
  requestedBy: string | null
  identityCheck: string
  /** Whether the passkeys go with the factor. */
  coversPasskeys: boolean
}

/** Inserts a reset; null when one is pending already. It locks nothing: the caller has locked the member. */
export async function insertReset(
  trx: Trx,
  reset: {
    userId: string
    requestedBy: string
    identityCheck: string
    tokenHash: Buffer
    requestedAt: Date
    effectiveAt: Date
    coversPasskeys: boolean
  },
): Promise<string | null> {
  const { userId, requestedBy, identityCheck, tokenHash, requestedAt, effectiveAt, coversPasskeys } = reset
  const saved = await trx
    .insertInto('second_factor_resets')
    .values({
      user_id: userId,
      requested_by: requestedBy,
      identity_check: identityCheck,
      token_hash: tokenHash,
      requested_at: requestedAt,
      effective_at: effectiveAt,
      covers_passkeys: coversPasskeys,
    })
    .onConflict((conflict) => conflict.column('user_id').where('outcome', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return saved?.id ?? null
}

export async function findPendingReset(db: Db, userId: string): Promise<PendingReset | null> {
  const reset = await db
    .selectFrom('second_factor_resets as r')
    .leftJoin('users as u', 'u.id', 'r.requested_by')
    .select([
      'r.requested_at as requestedAt',
      'r.effective_at as effectiveAt',
      'u.username as requestedBy',
      'r.identity_check as identityCheck',
      'r.covers_passkeys as coversPasskeys',
    ])
    .where('r.user_id', '=', userId)
    .where('r.outcome', 'is', null)
    .executeTakeFirst()
  return reset ?? null
}

/** Finds the member of a mail's link, and how the reset has ended, if so. */
export function findResetByLink(
  db: Db,
  tokenHash: Buffer,
): Promise<{ userId: string; outcome: ResetOutcome | null } | undefined> {
  return db
    .selectFrom('second_factor_resets')
    .select(['user_id as userId', 'outcome'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/**
 * Ends the pending reset of a member, and with a link only the reset of that link; returns what it covers, or undefined when none is pending
 * any more.
 */
export async function closeReset(
  trx: Trx,
  userId: string,
  decision: { outcome: ResetOutcome; now: Date; tokenHash?: Buffer; dueBy?: Date },
): Promise<{ coversPasskeys: boolean } | undefined> {
  const { outcome, now, tokenHash, dueBy } = decision
  let query = trx
    .updateTable('second_factor_resets')
    .set({ outcome, decided_at: now })
    .where('user_id', '=', userId)
    .where('outcome', 'is', null)
  if (tokenHash) query = query.where('token_hash', '=', tokenHash)
  if (dueBy) query = query.where('effective_at', '<=', dueBy)
  return query.returning('covers_passkeys as coversPasskeys').executeTakeFirst()
}

/** Lists members whose reset is due, the longest waiting first. */
export async function listMemberIdsOfDueResets(db: Db, now: Date, limit: number): Promise<string[]> {
  const due = await db
    .selectFrom('second_factor_resets')
    .select('user_id as userId')
    .where('outcome', 'is', null)
    .where('effective_at', '<=', now)
    .orderBy('effective_at')
    .limit(limit)
    .execute()
  return due.map(({ userId }) => userId)
}
