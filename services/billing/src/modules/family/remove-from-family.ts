import { runTransactionWithRetry } from '@hibiki/database'
import { ApiError } from '@hibiki/http'
import type { BillingDatabase, Trx } from '../../tables.ts'
import { publishChangedEntitlementsOfMember } from '../entitlements/publish-changed-entitlements.ts'
import { endPlace } from './end-place.ts'
import type { FamilyEndReason } from './family.rules.ts'
import { findPlace, findPlaceOfMember } from './family.sql.ts'
import { lockFamilyContract } from './lock-family-contract.ts'

/**
 * Withdraws an invitation, or ends what a member uses by the holder's plan, at once.
 * @throws ApiError BILLING_FAMILY_NOT_FOUND also for a place of another holder
 */
export function removeFromFamily(
  database: BillingDatabase,
  { holderId, placeId, now }: { holderId: string; placeId: string; now: Date },
): Promise<void> {
  return runTransactionWithRetry(database.db, async (trx) => {
    const known = await findPlace(trx, placeId)
    if (known?.holderId !== holderId) throw new ApiError('BILLING_FAMILY_NOT_FOUND')
    await lockFamilyContract(trx, known.contractId)
    const place = await findPlace(trx, placeId)
    if (!place) throw new ApiError('BILLING_FAMILY_NOT_FOUND')
    const reason = place.memberId === null ? 'withdrawn' : 'removed'
    await endAndPublish(trx, place, { reason, now })
  })
}

/** @throws ApiError BILLING_FAMILY_NOT_FOUND when the member is in no family, so also when the request is repeated */
export function leaveFamily(
  database: BillingDatabase,
  { memberId, now }: { memberId: string; now: Date },
): Promise<void> {
  return runTransactionWithRetry(database.db, async (trx) => {
    const known = await findPlaceOfMember(trx, memberId)
    if (!known) throw new ApiError('BILLING_FAMILY_NOT_FOUND')
    await lockFamilyContract(trx, known.contractId)
    const place = await findPlaceOfMember(trx, memberId)
    if (!place) throw new ApiError('BILLING_FAMILY_NOT_FOUND')
    await endAndPublish(trx, place, { reason: 'left', now })
  })
}

async function endAndPublish(
  trx: Trx,
  place: { id: string; holderId: string; memberId: string | null },
  { reason, now }: { reason: FamilyEndReason; now: Date },
): Promise<void> {
  await endPlace(trx, place, { reason, now })
  if (place.memberId !== null) await publishChangedEntitlementsOfMember(trx, place.memberId, now)
}
