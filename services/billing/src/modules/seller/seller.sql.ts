import type { Db } from '../../tables.ts'
import type { SellerDetails } from './seller-details.ts'

export interface SellerRevision {
  /** Grows by one with each save. */
  revision: number
  savedAt: Date
  details: SellerDetails
}

/** Finds what is in force about the seller; undefined until the owner has saved something. */
export function findSeller(db: Db): Promise<SellerRevision | undefined> {
  return db
    .selectFrom('seller_revisions')
    .select(['revision', 'saved_at as savedAt', 'details'])
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Inserts what is in force from now on. Returns false when somebody else has saved this revision. */
export async function insertSellerRevision(
  db: Db,
  { revision, savedAt, details }: SellerRevision,
): Promise<boolean> {
  const inserted = await db
    .insertInto('seller_revisions')
    .values({ revision, saved_at: savedAt, details: JSON.stringify(details) })
    .onConflict((conflict) => conflict.column('revision').doNothing())
    .returning('revision')
    .executeTakeFirst()
  return inserted !== undefined
}
