import { ApiError } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { Trx } from '../../tables.ts'
import type { PaymentContext } from '../payments/payment-context.ts'
import type { ProviderPaymentMethod } from '../payments/payment-provider.ts'
import { hasUnsettledPaymentWithCard } from '../payments/payments.sql.ts'
import { MAX_CARDS } from './cards.rules.ts'
import {
  countCards,
  findCardByProviderId,
  insertCard,
  lockCardByFingerprint,
  updateReregisteredCard,
} from './cards.sql.ts'
import { translateProviderErrors } from './translate-provider-errors.ts'

/** What the member learns of a card that was saved. */
export interface CardSaving {
  id: string
  /** Whether the member had this card already, which has now what the provider says of it. */
  alreadyRegistered: boolean
}

interface SavedCard extends CardSaving {
  /** The provider's earlier ids of the same card, which nothing is charged to any more. */
  replaced: string | null
}

/**
 * Saves a card that the provider holds for a member. A card that is registered again keeps its row, which
 * gets the new expiry and becomes the newest, so that everything it pays goes on.
 * @throws ApiError BILLING_CARD_LIMIT, after detaching the card at the provider
 */
export async function saveCard(
  deps: PaymentContext,
  memberId: string,
  method: ProviderPaymentMethod,
): Promise<CardSaving> {
  const saved = await deps.database.db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    if (await isMemberErased(trx, memberId)) throw new ApiError('E4010')
    return save(trx, memberId, method, deps.clock())
  })
  if (saved === null) {
    await translateProviderErrors(deps, deps.payments.detachCard(method.id))
    throw tooManyCards()
  }
  if (saved.replaced !== null) await detachReplaced(deps, saved.replaced)
  const { id, alreadyRegistered } = saved
  return { id, alreadyRegistered }
}

/** It is null when the member has the maximum number of cards. */
async function save(
  trx: Trx,
  memberId: string,
  { id: providerId, card }: ProviderPaymentMethod,
  now: Date,
): Promise<SavedCard | null> {
  const { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } = card
  const same = fingerprint === null ? null : await lockCardByFingerprint(trx, { memberId, fingerprint })
  const known = await findCardByProviderId(trx, providerId)
  // The same registration is repeated, for example after a lost response.
  if (known) return { id: same?.id ?? known.id, alreadyRegistered: false, replaced: null }
  const described = {
    memberId,
    providerId,
    fingerprint,
    card: { brand, last4, expMonth, expYear },
    now,
  }
  if (same) {
    await updateReregisteredCard(trx, same, described)
    return {
      id: same.id,
      alreadyRegistered: true,
      replaced: (await hasUnsettledPaymentWithCard(trx, same.providerId)) ? null : same.providerId,
    }
  }
  if ((await countCards(trx, memberId)) >= MAX_CARDS) return null
  return { id: await insertCard(trx, described), alreadyRegistered: false, replaced: null }
}

/**
 * It stays at the provider while the provider is away or a payment is under way, and is detached when the
 * card is removed.
 */
async function detachReplaced({ payments, log }: PaymentContext, providerId: string): Promise<void> {
  await payments.detachCard(providerId).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ reason }, 'a card that was registered again could not be detached')
  })
}

const tooManyCards = () => new ApiError('BILLING_CARD_LIMIT', { params: { limit: MAX_CARDS } })
