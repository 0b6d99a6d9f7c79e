import { type Selectable, sql } from 'kysely'
import type { Db, IdentityTables, Trx } from '../../db/identity-tables.ts'

export type SigningKeyRow = Selectable<IdentityTables['signing_keys']>

/** Any constant works, if it is the same in every replica. */
const ROTATION_LOCK = 4_120_260_010

/** Lets one replica at a time decide about keys; the lock is released when the transaction ends. */
export async function lockKeyRotation(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ROTATION_LOCK)})`.execute(trx)
}

export function listSigningKeys(db: Db): Promise<SigningKeyRow[]> {
  return db.selectFrom('signing_keys').selectAll().orderBy('signs_from').execute()
}

export async function insertSigningKey(db: Db, key: SigningKeyRow): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values({ ...key, public_jwk: JSON.stringify(key.public_jwk) })
    .execute()
}

export async function saveSealedSigningKey(db: Db, kid: string, sealed: Buffer): Promise<void> {
  await db.updateTable('signing_keys').set({ encrypted_private_key: sealed }).where('kid', '=', kid).execute()
}

export async function deleteSigningKeys(db: Db, kids: string[]): Promise<void> {
  if (kids.length > 0) await db.deleteFrom('signing_keys').where('kid', 'in', kids).execute()
}
