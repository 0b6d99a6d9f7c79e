import type { Db, Trx } from '../../db/identity-tables.ts'

export interface SecondFactor {
  sealedSecret: Buffer
  confirmedAt: Date | null
  lastStep: number | null
}

export function findSecondFactor(db: Db, userId: string): Promise<SecondFactor | undefined> {
  return db
    .selectFrom('second_factors')
    .select(['sealed_secret as sealedSecret', 'confirmed_at as confirmedAt', 'last_step as lastStep'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Whether it is on, which a first code confirmed. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return (await findSecondFactor(db, userId))?.confirmedAt != null
}

/** Saves a new secret that has no effect before it is confirmed; returns false, with nothing changed, when one is confirmed already. */
export async function saveUnconfirmedSecondFactor(
  db: Db,
  { userId, sealedSecret, now }: { userId: string; sealedSecret: Buffer; now: Date },
): Promise<boolean> {
  const saved = await db
    .insertInto('second_factors')
    .values({ user_id: userId, sealed_secret: sealedSecret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret, created_at: now, last_step: null })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return saved !== undefined
}

/** Switches the factor on and replaces the recovery codes; returns false when it was on already, or has another secret by now. */
export async function confirmSecondFactor(
  trx: Trx,
  options: { userId: string; sealedSecret: Buffer; step: number; codeHashes: Buffer[]; now: Date },
): Promise<boolean> {
  const confirmed = await trx
    .updateTable('second_factors')
    .set({ confirmed_at: options.now, last_step: options.step })
    .where('user_id', '=', options.userId)
    .where('sealed_secret', '=', options.sealedSecret)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  if (!confirmed) return false
  await replaceRecoveryCodes(trx, options.userId, options.codeHashes)
  return true
}

export async function replaceRecoveryCodes(trx: Trx, userId: string, codeHashes: Buffer[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = codeHashes.map((hash) => ({ user_id: userId, code_hash: hash }))
  await trx.insertInto('recovery_codes').values(rows).execute()
}

/** Marks a time step as used; returns false when it, or a later one, was used before, because a code works once. */
export async function redeemTimeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const used = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Uses up a recovery code; returns false when there is no such code (any more). */
export async function redeemRecoveryCode(db: Db, userId: string, codeHash: Buffer): Promise<boolean> {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

export async function deleteSecondFactor(trx: Trx, userId: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Lists the secrets of second factors in pages by member, after this one. */
export function listSealedSecrets(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<{ userId: string; sealedSecret: Buffer }[]> {
  return db
    .selectFrom('second_factors')
    .select(['user_id as userId', 'sealed_secret as sealedSecret'])
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute()
}

/** Replaces a secret by the same one under another key; returns false when the member has set up a new one meanwhile. */
export async function replaceSealedSecret(
  db: Db,
  userId: string,
  options: { from: Buffer; to: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ sealed_secret: options.to })
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', options.from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
