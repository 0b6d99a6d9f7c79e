import { addDays, type Day, formatJstDateTime, startOfJstDay } from '@hibiki/calendar'
import { JapanDay, JapanTime, type Language, Moment, nullable, selectLanguageText } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import { getFixedT } from '../../texts.ts'
import { Yen } from '../../yen.ts'
import type { OwnBonusGrant } from '../bonus/bonus-codes.sql.ts'
import { computeContractAccess, isRenewalDeclined } from '../entitlements/access.rules.ts'
import { toBillingPeriod } from './billing-period.rules.ts'
import { BillingPeriodSchema } from './billing-period-schema.ts'
import { isRenewingStatus } from './contract.rules.ts'
import type { Purchase } from './purchases.sql.ts'
import { computeNextBillAmount, computeOverdueDifference } from './settlement.rules.ts'
import { ContractStatusSchema, contractStatusCodeByStatus } from './status-codes.ts'
import { applyTransition, computeLastDayIfCancelled, findPlannedLastDay } from './transitions.rules.ts'

export const createNullableDaySchema = (description: string) =>
  Type.Union([JapanDay, Type.Null()], { description })

/** A row of the tables of contracts and of the history. Days are yyyy-MM-dd in Japan. */
export const PurchaseRow = Type.Object(
  {
    id: Type.String(),
    contractorName: Type.String({ description: 'Name of the member who pays' }),
    isContractor: Type.Boolean({
      description: 'Whether the caller pays, and so may cancel it and change its card',
    }),
    userName: Type.String({ description: 'Name of the member who uses it' }),
    isUser: Type.Boolean({ description: 'Whether the caller uses it' }),
    productId: Type.String(),
    productDisplayName: Type.String(),
    productType: Type.Enum(['subscription', 'rental']),
    price: Type.With(Yen, { description: 'Yen per period, tax included' }),
    period: BillingPeriodSchema,
    orderedAt: JapanTime,
    startedAt: Type.Union([JapanTime, Type.Null()], { description: 'Null until the first period is paid' }),
    status: ContractStatusSchema,
    statusText: Type.String(),
    nextBillDate: createNullableDaySchema('The next payment; null when none follows'),
    nextBillAmount: Type.Union([Type.Integer(), Type.Null()], {
      description:
        'Yen that the next payment charges at most, with the difference of an upgrade and at the price of the plan that follows; null when none follows, or when another member pays',
    }),
    nextPeriod: nullable(
      Type.With(BillingPeriodSchema, {
        description: 'How often it is paid from the next payment on; null when that stays as it is',
      }),
    ),
    nextPeriodAmount: Type.Optional(
      Type.With(Yen, { description: 'Yen of one period from then on, without a difference' }),
    ),
    nextProductDisplayName: Type.Union([Type.String(), Type.Null()], {
      description: 'The plan that replaces it with the next payment',
    }),
    ifPlanKeptAmount: Type.Optional(
      Type.With(Yen, {
        description: 'Yen of the next payment if the change that waits for it is undone (undo-plan-change)',
      }),
    ),
    openProductId: Type.Optional(
      Type.String({
        description:
          'The cheaper plan that was paid in full last. Only it is open, because the renewal was declined and an upgrade is not paid',
      }),
    ),
    openProductDisplayName: Type.Optional(Type.String({ description: 'Name of openProductId' })),
    owedAmount: Type.With(Yen, {
      description:
        'Yen that the caller still owes for an upgrade whose renewal was declined, also after the contract has ended. update-card pays it, and nothing new can be ordered before (BILLING_DIFFERENCE_OWED); 0 when nothing is owed',
    }),
    konbiniExpiresAt: Type.Optional(
      Type.With(Moment, {
        description:
          'Until when what the caller owes waits to be paid at a convenience store; absent without such a payment',
      }),
    ),
    bonusFrom: Type.Optional(
      Type.String({
        description: 'The first of the days that a bonus code gave; such a row costs nothing',
      }),
    ),
    cancelAt: createNullableDaySchema('Last day of use, once it is fixed'),
    ifCancelAt: createNullableDaySchema(
      'Last day of use if cancelled now; null when it cannot be, or somebody else pays it',
    ),
    isUndoable: Type.Boolean({
      description:
        'Whether the caller may undo its cancellation now (undo-cancel); false when the cancellation waived what an upgrade owed',
    }),
  },
  { $id: 'PurchaseRow' },
)

export function toPurchaseRow(
  purchase: Purchase,
  options: { memberId: string; today: Day; language: Language },
): Static<typeof PurchaseRow> {
  const { contract } = purchase
  const isPaying = purchase.contractorId === options.memberId
  const goesOn = isRenewingStatus(contract.status)
  const isCharged = isPaying && goesOn && contract.paidUntil !== null
  const { unitPrice, nextUnitPrice, nextDifference, nextProductName, konbiniExpiresAt } = purchase
  return {
    id: purchase.id,
    contractorName: purchase.contractorName,
    isContractor: isPaying,
    userName: purchase.userName,
    isUser: purchase.userId === options.memberId,
    productId: purchase.productId,
    productDisplayName: selectLanguageText(purchase.productName, options.language),
    productType: contract.rental ? 'rental' : 'subscription',
    price: unitPrice,
    period: toBillingPeriod(contract.periodMonths),
    orderedAt: formatJstDateTime(purchase.orderedAt),
    startedAt: purchase.startedAt && formatJstDateTime(purchase.startedAt),
    status: contractStatusCodeByStatus[contract.status],
    statusText: getFixedT(options.language)(`contractStatuses.${contract.status}`),
    nextBillDate: goesOn ? contract.paidUntil : null,
    nextBillAmount: isCharged ? computeNextBillAmount(purchase) : null,
    nextPeriod:
      goesOn && purchase.nextPeriodMonths !== null ? toBillingPeriod(purchase.nextPeriodMonths) : null,
    ...(isCharged &&
      purchase.nextPeriodMonths !== null &&
      nextUnitPrice !== null && { nextPeriodAmount: nextUnitPrice }),
    nextProductDisplayName:
      goesOn && nextProductName ? selectLanguageText(nextProductName, options.language) : null,
    ...(isCharged && nextUnitPrice !== null && { ifPlanKeptAmount: unitPrice + nextDifference }),
    ...openInstead(purchase, options),
    owedAmount: isPaying ? computeOverdueDifference(purchase) : 0,
    ...(isPaying && konbiniExpiresAt && { konbiniExpiresAt: konbiniExpiresAt.toISOString() }),
    cancelAt: findPlannedLastDay(contract),
    ifCancelAt: isPaying ? computeLastDayIfCancelled(contract, options.today) : null,
    isUndoable:
      isPaying &&
      !purchase.settlementUnpaid &&
      applyTransition(contract, 'undo-cancel', 'contractor', options.today).ok,
  }
}

/** Returns the cheaper plan that is open while the renewal of the dearer one is declined. */
function openInstead(purchase: Purchase, { today, language }: { today: Day; language: Language }) {
  const { contract, paidProductId, paidProductName, paidUnitPrice, unitPrice } = purchase
  const isCheaperOpen =
    isRenewalDeclined(contract) &&
    computeContractAccess(contract, today) === 'open' &&
    paidUnitPrice !== null &&
    paidUnitPrice < unitPrice
  if (!isCheaperOpen || paidProductId === null || paidProductName === null) return {}
  return {
    openProductId: paidProductId,
    openProductDisplayName: selectLanguageText(paidProductName, language),
  }
}

/** Converts days of a product that a bonus code gave to a row of the contract table. */
export function toBonusPurchaseRow(
  grant: OwnBonusGrant,
  { memberName, language }: { memberName: string; language: Language },
): Static<typeof PurchaseRow> {
  return {
    id: grant.id,
    contractorName: memberName,
    isContractor: false,
    userName: memberName,
    isUser: true,
    productId: grant.productId,
    productDisplayName: selectLanguageText(grant.productName, language),
    productType: 'subscription',
    price: 0,
    period: 'month',
    nextPeriod: null,
    orderedAt: formatJstDateTime(grant.createdAt),
    startedAt: formatJstDateTime(startOfJstDay(grant.fromOn)),
    status: contractStatusCodeByStatus.active,
    statusText: getFixedT(language)('contractStatuses.bonus'),
    nextBillDate: null,
    nextBillAmount: null,
    nextProductDisplayName: null,
    owedAmount: 0,
    bonusFrom: grant.fromOn,
    cancelAt: addDays(grant.untilOn, -1),
    ifCancelAt: null,
    isUndoable: false,
  }
}
