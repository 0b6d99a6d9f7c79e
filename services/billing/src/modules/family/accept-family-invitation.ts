import { runTransactionWithRetry } from '@hibiki/database'
import { ApiError } from '@hibiki/http'
import type { BillingDatabase, Db, Trx } from '../../tables.ts'
import { publishChangedEntitlementsOfMember } from '../entitlements/publish-changed-entitlements.ts'
import { insertMail } from '../mails/mails.sql.ts'
import { endPlace } from './end-place.ts'
import { isInvitationExpired } from './family.rules.ts'
import {
  type FamilyContract,
  findFamilyContract,
  findPlaceByToken,
  findPlaceOfMember,
  listPlacesOfContract,
  type StoredFamilyPlace,
  savePlaceTaken,
} from './family.sql.ts'
import { hashInvitationToken } from './invitation-token.ts'
import { countOpenSeats, lockFamilyContract, lockFamilyMember } from './lock-family-contract.ts'

/** Returns the invitation that a link leads to, with its plan; null when it can no longer be accepted. */
export async function findOpenInvitation(
  db: Db,
  token: string,
  now: Date,
): Promise<{ place: StoredFamilyPlace; contract: FamilyContract } | null> {
  const place = await findPlaceByToken(db, hashInvitationToken(token))
  if (!place || place.memberId !== null || isInvitationExpired(place, now)) return null
  const contract = await findFamilyContract(db, place.contractId)
  return contract && countOpenSeats(contract, now) > 0 ? { place, contract } : null
}

/**
 * Makes a member part of the family of whoever has sent the link. Who holds the secret decides, not the address. A repeated request
 * of the same member changes nothing.
 * @throws ApiError BILLING_FAMILY_INVITATION_INVALID, BILLING_FAMILY_OWN, BILLING_FAMILY_JOINED, BILLING_FAMILY_FULL,
 * BILLING_FAMILY_DELETION_PENDING
 */
export function acceptFamilyInvitation(
  database: BillingDatabase,
  { memberId, token, now }: { memberId: string; token: string; now: Date },
): Promise<void> {
  const tokenHash = hashInvitationToken(token)
  return runTransactionWithRetry(database.db, async (trx) => {
    await lockFamilyMember(trx, memberId)
    const known = await findPlaceByToken(trx, tokenHash)
    if (!known) throw new ApiError('BILLING_FAMILY_INVITATION_INVALID')
    const contract = await lockFamilyContract(trx, known.contractId)
    // It is read again under the lock, because the link may have been used or replaced meanwhile.
    const place = await findPlaceByToken(trx, tokenHash)
    if (!contract || !place) throw new ApiError('BILLING_FAMILY_INVITATION_INVALID')
    if (place.memberId === memberId) return
    const open = countOpenSeats(contract, now)
    if (place.memberId !== null || isInvitationExpired(place, now) || open === 0)
      throw new ApiError('BILLING_FAMILY_INVITATION_INVALID')
    if (place.holderId === memberId) throw new ApiError('BILLING_FAMILY_OWN')
    await joinFamily(trx, { place, memberId, open, contract, now })
  })
}

async function joinFamily(
  trx: Trx,
  options: {
    place: StoredFamilyPlace
    memberId: string
    open: number
    contract: FamilyContract
    now: Date
  },
): Promise<void> {
  const { place, memberId, open, contract, now } = options
  if ((await findPlaceOfMember(trx, memberId)) !== null) throw new ApiError('BILLING_FAMILY_JOINED')
  const places = await listPlacesOfContract(trx, place.contractId)
  const members = places.filter((one) => one.memberId !== null)
  if (members.length >= open) throw new ApiError('BILLING_FAMILY_FULL', { params: { limit: open } })
  await savePlaceTaken(trx, place.id, memberId, now)
  const facts = { userId: memberId, product: contract.productName }
  await insertMail(trx, { userId: place.holderId, template: 'family-joined', facts, now })
  await publishChangedEntitlementsOfMember(trx, memberId, now)
}

/** Ends an invitation for whoever was invited. @throws ApiError BILLING_FAMILY_INVITATION_INVALID */
export function declineFamilyInvitation(
  database: BillingDatabase,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  return runTransactionWithRetry(database.db, async (trx) => {
    const tokenHash = hashInvitationToken(token)
    const known = await findPlaceByToken(trx, tokenHash)
    if (known) await lockFamilyContract(trx, known.contractId)
    const place = await findPlaceByToken(trx, tokenHash)
    if (!place || place.memberId !== null || isInvitationExpired(place, now))
      throw new ApiError('BILLING_FAMILY_INVITATION_INVALID')
    await endPlace(trx, place, { reason: 'declined', now })
  })
}
