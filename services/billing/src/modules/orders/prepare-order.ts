import { type Day, getJstDay } from '@hibiki/calendar'
import { ApiError, type Language, type Session, selectLanguageText } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { Db, Trx } from '../../tables.ts'
import { type ChargeableCard, tryLockCard } from '../cards/payment-cards.sql.ts'
import { type BillingPeriod, toBillingPeriod } from '../contracts/billing-period.rules.ts'
import { sumOverdueDifferences } from '../contracts/contract-plans.sql.ts'
import { lockContractsOfUsers } from '../contracts/contracts.sql.ts'
import { type HeldContractWithId, listHeldContracts } from '../contracts/purchases.sql.ts'
import { hasOrderHold } from '../members/order-holds.sql.ts'
import type { Product } from '../products/products.sql.ts'
import { type ConfirmationItem, toConfirmationItems } from './confirmation-items.ts'
import {
  computeOrderEffect,
  findOrderRefusal,
  findReplacedPlan,
  type OrderEffect,
  sumChargedToday,
  sumOrderLines,
  toOrderLines,
  toPlanFamily,
} from './purchase.rules.ts'
import { hasUndecidedOrderForAny } from './purchase.sql.ts'
import type { OrderUser } from './resolve-order-users.ts'

export interface PreparedUserOrder {
  user: OrderUser
  contracts: HeldContractWithId[]
  effect: OrderEffect
  /** How many members of the family lose the plan by the change, now or with the renewal. */
  familyLost: number
}

/**
 * Plans what an order of one product does for each of its users, all or nothing.
 * @throws ApiError BILLING_ORDER_UNDER_WAY; E2003, E2004, E2005, BILLING_PLAN_INVOICED, BILLING_PLAN_UNPAID,
 * BILLING_PAYMENT_UNDER_WAY, BILLING_NO_YEARLY_PRICE or BILLING_PERIOD_KEPT with the name of the first user for whom it is not possible; BILLING_DIFFERENCE_OWED while the caller
 * owes what an upgrade cost
 */
export async function prepareOrder(
  db: Db,
  options: {
    callerId: string
    product: Product
    users: readonly OrderUser[]
    today: Day
    /** How often it is to be paid; null for as often as the plan that it changes. */
    period: BillingPeriod | null
    /** The order itself if it is stored already; it is not counted as another undecided order. */
    orderId?: string
  },
): Promise<PreparedUserOrder[]> {
  const userIds = options.users.map(({ id }) => id)
  const undecided = { userIds, family: toPlanFamily(options.product), exceptOrderId: options.orderId }
  if (await hasUndecidedOrderForAny(db, undecided)) throw new ApiError('BILLING_ORDER_UNDER_WAY')
  const held = await listHeldContracts(db, userIds, options.callerId)
  const planned = options.users.map((user) => {
    const contracts = held.get(user.id) ?? []
    const refusal = findOrderRefusal(options.product, contracts, options)
    if (refusal) throw new ApiError(refusal, { params: { name: user.name } })
    const replaced = options.product.rental
      ? undefined
      : findReplacedPlan(options.product, contracts, options.today)
    return {
      user,
      contracts,
      effect: computeOrderEffect(options.product, contracts, options),
      familyLost: Math.max(0, (replaced?.familyMembers ?? 0) - options.product.familySeats),
    }
  })
  const amount = await sumOverdueDifferences(db, options.callerId)
  if (amount > 0) throw new ApiError('BILLING_DIFFERENCE_OWED', { params: { amount } })
  return planned
}

/**
 * Plans an order under locks: until the transaction ends no other order for these users begins, their contracts stay as they are,
 * and the card cannot be removed.
 * @throws ApiError as `prepareOrder`; E4040 when the card or a user was deleted; BILLING_ACCOUNT_CHANGING
 */
export async function lockAndPrepareOrder(
  trx: Trx,
  request: Pick<OrderRequest, 'caller' | 'product' | 'period' | 'users' | 'card'> & { orderId?: string },
  now: Date,
): Promise<PreparedUserOrder[]> {
  const { product, period, users, caller, card } = request
  const ids = new Set([caller.userId, ...users.map(({ id }) => id)])
  for (const id of [...ids].sort()) await lockMember(trx, id)
  for (const id of ids) if (await isMemberErased(trx, id)) throw new ApiError('E4040')
  if (await hasOrderHold(trx, caller.userId, now)) throw new ApiError('BILLING_ACCOUNT_CHANGING')
  if (!(await tryLockCard(trx, card.cardId))) throw new ApiError('E4040')
  await lockContractsOfUsers(
    trx,
    users.map(({ id }) => id),
  )
  const { orderId } = request
  return prepareOrder(trx, {
    callerId: caller.userId,
    product,
    period,
    users,
    today: getJstDay(now),
    ...(orderId !== undefined && { orderId }),
  })
}

export interface OrderRequest {
  caller: Session
  product: Product
  /** How often it is to be paid; null for as often as the plan that it changes. */
  period: BillingPeriod | null
  users: readonly OrderUser[]
  card: ChargeableCard
  deliveryId: string | null
  /** The sum of all lines of the last screen; null when the client does not send it. */
  shownAmount: number | null
  /** The part of it that is charged today; null when the client does not send it. */
  shownToday: number | null
  /** How often its lines are paid; null when the client does not send it. */
  shownPeriod: BillingPeriod | null
  /** What the seller's notice says of returns, in the caller's language. */
  returns: string
  /** The idempotency key, by which a repeated request is recognized even after a crash. */
  requestKey: string
  language: Language
}

/** `confirming` means that it is not known yet whether the card was charged; reconciliation settles it. */
export type PlacedOrder = { orderId: string; state: 'done' | 'confirming' }

/**
 * Returns the items that an order confirms and stores word for word. No member is charged more, sooner or in another rhythm than the
 * last screen showed: what changed meanwhile has to be confirmed first.
 * @throws ApiError BILLING_PRICE_CHANGED
 */
export function createOrderConfirmation(
  {
    product,
    language,
    shownAmount,
    shownToday,
    shownPeriod,
    returns,
  }: Pick<OrderRequest, 'product' | 'language' | 'shownAmount' | 'shownToday' | 'shownPeriod' | 'returns'>,
  planned: readonly PreparedUserOrder[],
  today: Day,
): ConfirmationItem[] {
  const orders = planned.map(({ user, effect }) => ({ role: user.role, effect }))
  const lines = toOrderLines(orders)
  const isMore = shownAmount !== null && sumOrderLines(lines) > shownAmount
  const now = sumChargedToday(lines)
  // An order that charges today differs from a change of plan that waits for the next bill, even when the sums are equal.
  const isAnother = shownToday !== null && (now > shownToday || (now === 0 && shownToday > 0))
  // A change of plan becomes a new contract, paid by the month, once the plan that it would change is cancelled.
  const isOtherPeriod =
    shownPeriod !== null && lines.some(({ periodMonths }) => toBillingPeriod(periodMonths) !== shownPeriod)
  if (isMore || isAnother || isOtherPeriod) throw new ApiError('BILLING_PRICE_CHANGED')
  return toConfirmationItems(lines, {
    productName: selectLanguageText(product.name, language),
    today,
    returns,
    language,
    familyLost: sumFamilyLost(planned),
    familySeats: product.familySeats,
  })
}

export function sumFamilyLost(planned: readonly Pick<PreparedUserOrder, 'familyLost'>[]): number {
  return planned.reduce((sum, { familyLost }) => sum + familyLost, 0)
}
