import { createHash } from 'node:crypto'
import { ApiError } from '@hibiki/http'
import { MOST_CARDS } from '../domain/cards.ts'
import { CardRefused } from '../payments/card-refused.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import type { ProviderPaymentMethod } from '../payments/payment-provider.ts'
import { countCards, findProviderCustomer, insertCard, saveProviderCustomer } from '../repositories/cards.ts'
import { isErased, lockMember } from '../repositories/members.ts'

/**
 * Keeps a card for a member: first with the provider, under keys of our own, then here. After a crash in between the same token
 * leads to the same card.
 *
 * @throws ApiError BILLING_CARD_LIMIT, BILLING_CARD_DECLINED, BILLING_CARD_TOKEN; E5030 when the provider gives no answer
 */
export async function registerCardOf(deps: PaymentDeps, memberId: string, token: string): Promise<string> {
  const { database, clock } = deps
  if ((await countCards(database.db, memberId)) >= MOST_CARDS) throw tooMany()
  const customerId = await providerCustomer(deps, memberId)
  const { id: providerId, card } = await attach(deps, { memberId, customerId, token })
  return database.db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    if (await isErased(trx, memberId)) throw new ApiError('E4010')
    const { brand, last4, exp_month: expMonth, exp_year: expYear } = card
    const shown = { brand, last4, expMonth, expYear }
    return insertCard(trx, { memberId, providerId, card: shown, now: clock() })
  })
}

async function providerCustomer(deps: PaymentDeps, memberId: string): Promise<string> {
  const { database, payments, clock } = deps
  const known = await findProviderCustomer(database.db, memberId)
  if (known !== null) return known
  const idempotencyKey = `customer:${memberId}`
  const { id } = await answered(deps, payments.createCustomer({ memberId, idempotencyKey }))
  await database.db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    if (await isErased(trx, memberId)) throw new ApiError('E4010')
    await saveProviderCustomer(trx, { memberId, providerId: id, now: clock() })
  })
  // Of two first cards at once, the customer that was stored is the one.
  return (await findProviderCustomer(database.db, memberId)) ?? id
}

async function attach(
  deps: PaymentDeps,
  o: { memberId: string; customerId: string; token: string },
): Promise<ProviderPaymentMethod> {
  const { customerId, token } = o
  const digest = createHash('sha256').update(token).digest('hex').slice(0, 32)
  const idempotencyKey = `card:${o.memberId}:${digest}`
  return answered(deps, deps.payments.attachCard({ customerId, token, idempotencyKey }))
}

async function answered<T>(deps: PaymentDeps, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof CardRefused)
      throw new ApiError(error.reason === 'token' ? 'BILLING_CARD_TOKEN' : 'BILLING_CARD_DECLINED')
    const reason = error instanceof Error ? error.message : String(error)
    deps.log.warn({ reason }, 'the payment provider gave no answer')
    throw new ApiError('E5030')
  }
}

const tooMany = () => new ApiError('BILLING_CARD_LIMIT', { params: { limit: MOST_CARDS } })
