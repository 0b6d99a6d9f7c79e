import { runTransactionWithRetry } from '@hibiki/database'
import { ApiError, type Language } from '@hibiki/http'
import type { BillingDatabase, Trx } from '../../tables.ts'
import { insertMail } from '../mails/mails.sql.ts'
import { endPlace } from './end-place.ts'
import {
  ADDRESS_WINDOW_MS,
  computeInvitationExpiry,
  findMailWait,
  findPlaceToReplace,
  HOLDER_WINDOW_MS,
  isInvitationExpired,
  MAX_MAILS_OF_HOLDER,
  MAX_MAILS_TO_ADDRESS,
  normalizeAddress,
} from './family.rules.ts'
import {
  type FamilyContract,
  findPlace,
  insertInvitationMailTime,
  insertPlace,
  listInvitationMailTimes,
  listPlacesOfContract,
  lockAddress,
  renewInvitation,
} from './family.sql.ts'
import { createInvitationToken, hashAddress } from './invitation-token.ts'
import { countOpenSeats, lockFamilyContract, lockFamilyMember } from './lock-family-contract.ts'

interface Invitation {
  holderId: string
  language: Language
  now: Date
}

/**
 * Invites somebody to the family of a contract by mail. The response is the same whether the address has an account or not.
 * @throws ApiError BILLING_FAMILY_NOT_FOUND, BILLING_FAMILY_INVITED, BILLING_FAMILY_FULL, BILLING_FAMILY_MAIL_LIMIT,
 * BILLING_FAMILY_DELETION_PENDING
 */
export function inviteToFamily(
  database: BillingDatabase,
  { contractId, email, ...invitation }: Invitation & { contractId: string; email: string },
): Promise<void> {
  const { holderId, language, now } = invitation
  const address = normalizeAddress(email)
  return runTransactionWithRetry(database.db, async (trx) => {
    await lockFamilyMember(trx, holderId)
    const contract = await requireOwnFamily(trx, { contractId, holderId })
    const places = await listPlacesOfContract(trx, contract.contractId)
    if (places.some((place) => place.email === address)) throw new ApiError('BILLING_FAMILY_INVITED')
    const seats = countOpenSeats(contract, now)
    const replaced = findPlaceToReplace(places, { seats, now })
    if (replaced === undefined) throw new ApiError('BILLING_FAMILY_FULL', { params: { limit: seats } })
    if (replaced !== null) await endPlace(trx, { ...replaced, memberId: null }, { reason: 'replaced', now })
    const { token, hash } = createInvitationToken()
    const expiresAt = computeInvitationExpiry(now)
    const placeId = await insertPlace(trx, {
      contractId: contract.contractId,
      holderId,
      email: address,
      language,
      tokenHash: hash,
      expiresAt,
      now,
    })
    await mailInvitation(trx, { placeId, token, address, contract, expiresAt, ...invitation })
  })
}

/**
 * Mails an invitation again, with a new link in place of the one before.
 * @throws ApiError BILLING_FAMILY_NOT_FOUND, BILLING_FAMILY_FULL, BILLING_FAMILY_MAIL_LIMIT, BILLING_FAMILY_DELETION_PENDING
 */
export function resendFamilyInvitation(
  database: BillingDatabase,
  { placeId, ...invitation }: Invitation & { placeId: string },
): Promise<void> {
  const { holderId, language, now } = invitation
  return runTransactionWithRetry(database.db, async (trx) => {
    await lockFamilyMember(trx, holderId)
    const known = await findPlace(trx, placeId)
    if (known?.holderId !== holderId) throw new ApiError('BILLING_FAMILY_NOT_FOUND')
    const contract = await requireOwnFamily(trx, { contractId: known.contractId, holderId })
    const places = await listPlacesOfContract(trx, contract.contractId)
    const place = places.find(({ id }) => id === known.id)
    if (!place || place.memberId !== null) throw new ApiError('BILLING_FAMILY_NOT_FOUND')
    const seats = countOpenSeats(contract, now)
    const others = places.filter((one) => one.id !== place.id && !isInvitationExpired(one, now))
    if (others.length >= seats) throw new ApiError('BILLING_FAMILY_FULL', { params: { limit: seats } })
    const { token, hash } = createInvitationToken()
    const expiresAt = computeInvitationExpiry(now)
    await renewInvitation(trx, place.id, { tokenHash: hash, expiresAt, language })
    const mail = { placeId: place.id, token, address: place.email, contract, expiresAt }
    await mailInvitation(trx, { ...mail, ...invitation })
  })
}

async function requireOwnFamily(
  trx: Trx,
  { contractId, holderId }: { contractId: string; holderId: string },
): Promise<FamilyContract> {
  const contract = await lockFamilyContract(trx, contractId)
  if (contract?.holderId !== holderId || contract.seats === 0) throw new ApiError('BILLING_FAMILY_NOT_FOUND')
  return contract
}

async function mailInvitation(
  trx: Trx,
  mail: Invitation & {
    placeId: string
    token: string
    address: string
    contract: FamilyContract
    expiresAt: Date
  },
): Promise<void> {
  const { placeId, token, contract, expiresAt: uselessAfter, holderId, now } = mail
  const addressHash = hashAddress(mail.address)
  await requireMailAllowed(trx, { holderId, addressHash, now })
  await insertInvitationMailTime(trx, { holderId, addressHash, now })
  const facts = { userId: holderId, product: contract.productName, placeId, token }
  await insertMail(trx, { userId: null, template: 'family-invitation', facts, uselessAfter, now })
}

async function requireMailAllowed(
  trx: Trx,
  { holderId, addressHash, now }: { holderId: string; addressHash: Buffer; now: Date },
): Promise<void> {
  await lockAddress(trx, addressHash)
  const limits = [
    { whose: { holderId }, max: MAX_MAILS_OF_HOLDER, windowMs: HOLDER_WINDOW_MS },
    { whose: { addressHash }, max: MAX_MAILS_TO_ADDRESS, windowMs: ADDRESS_WINDOW_MS },
  ]
  for (const { whose, max, windowMs } of limits) {
    const mailedAt = await listInvitationMailTimes(trx, whose, new Date(now.getTime() - windowMs))
    const until = findMailWait(mailedAt, { max, windowMs, now })
    if (until === null) continue
    const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
    throw new ApiError('BILLING_FAMILY_MAIL_LIMIT', { headers: { 'retry-after': String(seconds) } })
  }
}
