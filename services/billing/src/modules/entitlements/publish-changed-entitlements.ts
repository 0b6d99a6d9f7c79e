import { isDeepStrictEqual } from 'node:util'
import { getJstDay } from '@hibiki/calendar'
import { appendToOutbox } from '@hibiki/messaging'
import { isMemberErased } from '@hibiki/projections'
import type { Trx } from '../../tables.ts'
import { listEntitlingContractsAndGrants } from '../contracts/contracts.sql.ts'
import { endLostPlaces } from '../family/end-lost-places.ts'
import { computeEntitlements } from './entitlements.rules.ts'
import {
  lockPublishedEntitlements,
  type PublishedEntitlements,
  savePublishedEntitlements,
} from './entitlements.sql.ts'

/**
 * Computes again what a member and the member's family may use, and publishes it when it differs from what was published last. Call it
 * in the transaction of whatever may have changed it; a transaction that changes several members does so in the order of their ids.
 */
export async function publishChangedEntitlements(trx: Trx, userId: string, now: Date): Promise<void> {
  const family = await endLostPlaces(trx, userId, now)
  for (const id of [userId, ...family].sort()) await publishChangedEntitlementsOfMember(trx, id, now)
}

/** Does the same for one member without the family. */
export async function publishChangedEntitlementsOfMember(trx: Trx, userId: string, now: Date): Promise<void> {
  if (await isMemberErased(trx, userId)) return
  // Contracts are read after the lock, so that of two concurrent changes the later one sees both.
  const { published: before, ...known } = await lockPublishedEntitlements(trx, userId, now)
  const today = getJstDay(now)
  const { contracts, grants } = await listEntitlingContractsAndGrants(trx, userId, today)
  const { functions, premium, paymentUnconfirmed, planName, nextChangeOn } = computeEntitlements(
    contracts,
    grants,
    today,
  )
  const unchanged: PublishedEntitlements = {
    functions,
    premium,
    paymentUnconfirmed,
    planName,
    revision: before.revision,
  }
  if (isDeepStrictEqual(unchanged, before)) {
    if (nextChangeOn !== known.nextChangeOn)
      await savePublishedEntitlements(trx, userId, before, { nextChangeOn, now })
    return
  }
  const published = { ...unchanged, revision: before.revision + 1 }
  await savePublishedEntitlements(trx, userId, published, { nextChangeOn, now })
  await appendToOutbox(trx, [
    { subject: 'billing.entitlements-changed.v1', payload: { userId, ...published, at: now.toISOString() } },
  ])
}
