import type { Kysely, Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'

/** Finds the member whose feed has this token; only the hash of a token is stored. */
export async function findCalendarFeedOwnerId(
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

/** Finds the time at which a member's feed was created. */
export async function findCalendarFeedCreatedAt(
  db: Kysely<ChartsTables>,
  memberId: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.created_at
}

/** Saves a new token for a member's feed, which replaces the previous one. */
export async function saveCalendarFeed(
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

export async function deleteCalendarFeed(db: Kysely<ChartsTables>, memberId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('member_id', '=', memberId).execute()
}
