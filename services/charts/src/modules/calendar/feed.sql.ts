import type { Kysely, Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'

/** Whose feed has this token, or undefined; only the hash of a token is stored. */
export async function findFeedOwner(
  db: Kysely<ChartsTables>,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('member_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.member_id
}

/** Since when a member has a feed, or undefined. */
export async function findFeed(db: Kysely<ChartsTables>, memberId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.created_at
}

/** Gives a member a new token; the one before stops working. */
export async function saveFeed(
  trx: Transaction<ChartsTables>,
  { memberId, tokenHash, now }: { memberId: string; tokenHash: Buffer; now: Date },
): Promise<void> {
  await trx
    .insertInto('calendar_feeds')
    .values({ member_id: memberId, token_hash: tokenHash, created_at: now })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ token_hash: tokenHash, created_at: now }),
    )
    .execute()
}

export async function deleteFeed(db: Kysely<ChartsTables>, memberId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('member_id', '=', memberId).execute()
}
