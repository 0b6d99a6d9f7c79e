import { getJstDay } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { BillingDatabase, Trx } from '../../tables.ts'
import { publishChangedEntitlements } from '../entitlements/publish-changed-entitlements.ts'
import {
  computeGrantPeriod,
  isBonusCodeUsable,
  MAX_WRONG_CODE_ATTEMPTS,
  normalizeBonusCode,
  WRONG_CODES_WINDOW_MS,
} from './bonus-code.rules.ts'
import {
  findBonusGrantEnd,
  findWrongCodeAttempts,
  hasRedeemedBonusCode,
  insertBonusCodeRedemption,
  insertBonusCredit,
  insertBonusGrant,
  lockBonusCode,
  type StoredBonusCode,
  saveWrongCodeAttempts,
} from './bonus-codes.sql.ts'

/**
 * Gives a member what a code is worth, once.
 * @throws ApiError BILLING_BONUS_CODE_INVALID for unknown, expired and used-up codes alike,
 * BILLING_BONUS_CODE_USED, E4290 after ten wrong codes in an hour
 */
export async function applyBonusCode(
  database: BillingDatabase,
  options: { userId: string; typed: string; now: Date },
): Promise<void> {
  // The rejection is thrown after the commit, because the wrong code must be counted.
  const refusal = await database.db.transaction().execute((trx) => tryCode(trx, options))
  if (refusal) throw refusal
}

async function tryCode(
  trx: Trx,
  { userId, typed, now }: { userId: string; typed: string; now: Date },
): Promise<ApiError | null> {
  await lockMember(trx, userId)
  if (await isMemberErased(trx, userId)) return new ApiError('E4010')
  const wrong = await wrongCodes(trx, userId, now)
  if (wrong.failures >= MAX_WRONG_CODE_ATTEMPTS) {
    const waitMs = wrong.startedAt.getTime() + WRONG_CODES_WINDOW_MS - now.getTime()
    return new ApiError('E4290', { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } })
  }
  const code = normalizeBonusCode(typed)
  const stored = code === null ? null : await lockBonusCode(trx, code)
  // This is checked before whether the code is used up, so that a member who lost the response learns that it
  // worked.
  if (stored && (await hasRedeemedBonusCode(trx, { codeId: stored.id, userId })))
    return new ApiError('BILLING_BONUS_CODE_USED')
  if (!stored || !isBonusCodeUsable(stored, getJstDay(now))) {
    await saveWrongCodeAttempts(trx, userId, { ...wrong, failures: wrong.failures + 1 })
    return new ApiError('BILLING_BONUS_CODE_INVALID')
  }
  await insertBonusCodeRedemption(trx, { codeId: stored.id, userId, now })
  await grantGift(trx, userId, stored, now)
  return null
}

async function wrongCodes(
  trx: Trx,
  userId: string,
  now: Date,
): Promise<{ failures: number; startedAt: Date }> {
  const known = await findWrongCodeAttempts(trx, userId)
  const isOver = !known || now.getTime() - known.startedAt.getTime() >= WRONG_CODES_WINDOW_MS
  return isOver ? { failures: 0, startedAt: now } : known
}

async function grantGift(trx: Trx, userId: string, { gift }: StoredBonusCode, now: Date): Promise<void> {
  if (gift.kind === 'yen') {
    await insertBonusCredit(trx, { memberId: userId, yen: gift.yen, now })
    return
  }
  const before = await findBonusGrantEnd(trx, userId, gift.productId)
  const days = computeGrantPeriod(gift.days, getJstDay(now), before)
  await insertBonusGrant(trx, { userId, productId: gift.productId, ...days, now })
  await publishChangedEntitlements(trx, userId, now)
}
