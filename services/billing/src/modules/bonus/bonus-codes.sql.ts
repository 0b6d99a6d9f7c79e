import type { Day } from '@hibiki/calendar'
import type { LocalText } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db, Trx } from '../../tables.ts'
import type { BonusCode } from './bonus-code.rules.ts'

export interface StoredBonusCode extends BonusCode {
  id: string
  /** It gives either days of a product or yen off the next invoices. */
  gift: { kind: 'days'; productId: string; days: number } | { kind: 'yen'; yen: number }
}

/** Finds a code and locks it, so that its uses are counted one after another. */
export async function lockBonusCode(trx: Trx, code: string): Promise<StoredBonusCode | null> {
  const row = await trx
    .selectFrom('bonus_codes')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  const { id, uses, max_uses: maxUses, expires_on: expiresOn, product_id: productId, days, yen } = row
  const gift =
    productId !== null && days !== null
      ? { kind: 'days' as const, productId, days }
      : { kind: 'yen' as const, yen: yen ?? 0 }
  return { id, uses, maxUses, expiresOn, isStopped: row.stopped_at !== null, gift }
}

/** Returns whether the member has used the code before. */
export async function hasRedeemedBonusCode(
  trx: Trx,
  { codeId, userId }: { codeId: string; userId: string },
): Promise<boolean> {
  const redeemed = await trx
    .selectFrom('bonus_redemptions')
    .select('code_id')
    .where('code_id', '=', codeId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return redeemed !== undefined
}

/** Counts a use of a code that is locked. */
export async function insertBonusCodeRedemption(
  trx: Trx,
  { codeId, userId, now }: { codeId: string; userId: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('bonus_redemptions')
    .values({ code_id: codeId, user_id: userId, redeemed_at: now })
    .execute()
  await trx.updateTable('bonus_codes').set({ uses: sql`uses + 1` }).where('id', '=', codeId).execute()
}

/** Returns the day until which days of a product have been given to a member. */
export async function findBonusGrantEnd(trx: Trx, userId: string, productId: string): Promise<Day | null> {
  const row = await trx
    .selectFrom('grants')
    .select('until_on as untilOn')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .orderBy('until_on', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.untilOn ?? null
}

export async function insertBonusGrant(
  trx: Trx,
  options: { userId: string; productId: string; fromOn: Day; untilOn: Day; now: Date },
): Promise<void> {
  await trx
    .insertInto('grants')
    .values({
      user_id: options.userId,
      product_id: options.productId,
      from_on: options.fromOn,
      until_on: options.untilOn,
      created_at: options.now,
    })
    .execute()
}

export async function insertBonusCredit(
  trx: Trx,
  { memberId, yen, now }: { memberId: string; yen: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('credits')
    .values({ member_id: memberId, yen, remaining_yen: yen, created_at: now })
    .execute()
}

export async function findWrongCodeAttempts(
  trx: Trx,
  userId: string,
): Promise<{ failures: number; startedAt: Date } | null> {
  const row = await trx
    .selectFrom('bonus_attempts')
    .select(['failures', 'window_started_at as startedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

export async function saveWrongCodeAttempts(
  trx: Trx,
  userId: string,
  { failures, startedAt }: { failures: number; startedAt: Date },
): Promise<void> {
  const row = { failures, window_started_at: startedAt }
  await trx
    .insertInto('bonus_attempts')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** Days of a product given to a member, as the member sees them. */
export interface OwnBonusGrant {
  id: string
  productId: string
  productName: LocalText
  fromOn: Day
  /** The first day after the given ones. */
  untilOn: Day
  createdAt: Date
}

/** Lists the bonus days of a member that are not over, the earliest first. */
export async function listOwnBonusGrants(db: Db, userId: string, today: Day): Promise<OwnBonusGrant[]> {
  return db
    .selectFrom('grants as g')
    .innerJoin('products as p', 'p.id', 'g.product_id')
    .select([
      'g.id',
      'g.product_id as productId',
      'p.name as productName',
      'g.from_on as fromOn',
      'g.until_on as untilOn',
      'g.created_at as createdAt',
    ])
    .where('g.user_id', '=', userId)
    .where('g.until_on', '>', today)
    .orderBy('g.from_on')
    .orderBy('g.id')
    .limit(MAX_GRANTS)
    .execute()
}

const MAX_GRANTS = 100
