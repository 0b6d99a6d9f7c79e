import { createHash } from 'node:crypto'
import { ApiError } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import { enqueueCustomerDeletion } from '../payments/customer-deletions.sql.ts'
import type { PaymentContext } from '../payments/payment-context.ts'
import type { ProviderSetupIntentWithCard } from '../payments/payment-provider.ts'
import { findProviderCustomerId, saveProviderCustomer } from './cards.sql.ts'
import { type CardSaving, saveCard } from './save-card.ts'
import { translateProviderErrors } from './translate-provider-errors.ts'

/** Either a card that is saved, or one whose issuer wants its holder to confirm first (3-D Secure). */
export type CardRegistration = CardSaving | { confirmation: { setupIntentId: string; clientSecret: string } }

/**
 * Saves a card for a member, first at the provider, under our own idempotency keys, and then here: after a
 * crash in between the same token leads to the same card. A card that its holder still has to confirm is not
 * saved.
 * @throws ApiError BILLING_CARD_LIMIT, BILLING_CARD_DECLINED, BILLING_CARD_TOKEN; E5030 when the provider
 * does not respond
 */
export async function registerMemberCard(
  deps: PaymentContext,
  memberId: string,
  token: string,
): Promise<CardRegistration> {
  const customerId = await providerCustomer(deps, memberId)
  const digest = createHash('sha256').update(token).digest('hex').slice(0, 32)
  const idempotencyKey = `card:${memberId}:${digest}`
  const setup = await setUp(deps, { customerId, token, idempotencyKey })
  if (setup.status === 'succeeded' && setup.card) return saveCard(deps, memberId, setup.card)
  if (setup.status !== 'requires_action') throw new ApiError('BILLING_CARD_DECLINED')
  return { confirmation: { setupIntentId: setup.id, clientSecret: setup.clientSecret } }
}

/**
 * The same token gets the provider's first response again, so the state is read anew, in case the holder has
 * confirmed since.
 */
async function setUp(
  deps: PaymentContext,
  options: { customerId: string; token: string; idempotencyKey: string },
): Promise<ProviderSetupIntentWithCard> {
  const { payments } = deps
  const setup = await translateProviderErrors(deps, payments.setUpCard(options))
  if (setup.status !== 'requires_action') return setup
  return (await translateProviderErrors(deps, payments.getCardSetup(setup.id))) ?? setup
}

async function providerCustomer(deps: PaymentContext, memberId: string): Promise<string> {
  const { database, payments, clock } = deps
  const known = await findProviderCustomerId(database.db, memberId)
  if (known !== null) return known
  const idempotencyKey = `customer:${memberId}`
  const { id } = await translateProviderErrors(deps, payments.createCustomer({ memberId, idempotencyKey }))
  const isGone = await database.db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    const customer = { memberId, providerId: id, now: clock() }
    const isErasedMeanwhile = await isMemberErased(trx, memberId)
    await (isErasedMeanwhile ? enqueueCustomerDeletion(trx, customer) : saveProviderCustomer(trx, customer))
    return isErasedMeanwhile
  })
  if (isGone) throw new ApiError('E4010')
  // When two first cards are registered at once, the customer that was stored wins.
  return (await findProviderCustomerId(database.db, memberId)) ?? id
}
