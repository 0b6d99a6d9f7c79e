import { type Day, getJstDay } from '@hibiki/calendar'
import {
  type App,
  describeErrors,
  getRequestLanguage,
  JapanDay,
  nullable,
  requireSession,
  selectLanguageText,
} from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import type { Db } from '../../../tables.ts'
import { Yen } from '../../../yen.ts'
import { toBillingPeriod } from '../../contracts/billing-period.rules.ts'
import { BillingPeriodSchema } from '../../contracts/billing-period-schema.ts'
import { isRenewingStatus } from '../../contracts/contract.rules.ts'
import { listEntitlingContractsAndGrants } from '../../contracts/contracts.sql.ts'
import { findOpenFamilyProduct } from '../../entitlements/entitlements.rules.ts'
import {
  findContainedContracts,
  findContractsCoveredByFamily,
  findNextCharge,
  listContinuingContracts,
  sumPricesOfPeriod,
} from '../next-charge.rules.ts'
import { listPaidContracts } from '../next-charges.sql.ts'

const schema = {
  operationId: 'getNextCharge',
  summary:
    'Returns the next charge as one sum over all contracts that the member pays, and what they cost a month and a year',
  tags: ['payment'],
  response: {
    200: Type.Object({
      next: nullable(
        Type.Object(
          { on: JapanDay, amount: Type.With(Yen, { description: 'Yen that are charged at most' }) },
          { description: 'Null when nothing is charged any more, or not before a delivery' },
        ),
      ),
      monthly: Type.With(Yen, { description: 'Yen a month of all contracts paid by the month together' }),
      yearly: Type.With(Yen, { description: 'Yen a year of all contracts paid by the year together' }),
      contracts: Type.Array(
        Type.Object({
          id: Type.String(),
          productName: Type.String(),
          userName: nullable(
            Type.String({ description: 'Who uses it; null when that is the member who pays' }),
          ),
          price: Type.With(Yen, { description: 'Yen of one period, from the next charge on' }),
          period: BillingPeriodSchema,
          on: nullable(JapanDay),
        }),
      ),
      overlaps: Type.Array(
        Type.Object({
          contractId: Type.String({ description: 'The contract that could end' }),
          productName: Type.String(),
          containedIn: Type.String({
            description: 'The plan in use that opens everything that this one opens',
          }),
        }),
      ),
    }),
    ...describeErrors('E4010', 'E4014', 'E4030'),
  },
}

export function getNextCharge(app: App, { db, clock }: BillingContext): void {
  app.get('/payment/next-charge', { schema }, async (request, reply) => {
    const { userId: memberId } = requireSession(request)
    const language = getRequestLanguage(request)
    const contracts = await listPaidContracts(db, memberId)
    const next = findNextCharge(contracts, getJstDay(clock()))
    const continuing = listContinuingContracts(contracts)
    // Until the wider plan is open, ending the other one would take functions away.
    const running = continuing.filter(({ status }) => status === 'active')
    const endable = continuing.filter(({ status, rental }) => isRenewingStatus(status) && !rental)
    const contained = findContainedContracts(endable, running)
    const family = await findContinuingFamilyPlan(db, memberId, getJstDay(clock()))
    const covered = family === null ? [] : findContractsCoveredByFamily(endable, { memberId, ...family })
    reply.header('cache-control', 'no-store')
    return {
      next: next && { on: next.on, amount: next.amount },
      monthly: sumPricesOfPeriod(contracts, 'month'),
      yearly: sumPricesOfPeriod(contracts, 'year'),
      contracts: continuing.map(({ id, productName, userId, userName, price, periodMonths, paidUntil }) => ({
        id,
        productName: selectLanguageText(productName, language),
        userName: userId === memberId ? null : userName,
        price,
        period: toBillingPeriod(periodMonths),
        on: paidUntil,
      })),
      overlaps: [
        ...contained.map((one) => ({ ...one, name: one.by.productName })),
        ...covered
          .filter(({ id }) => !contained.some((one) => one.contained.id === id))
          .map((one) => ({ contained: one, name: family?.name ?? one.productName })),
      ].map((one) => ({
        contractId: one.contained.id,
        productName: selectLanguageText(one.contained.productName, language),
        containedIn: selectLanguageText(one.name, language),
      })),
    }
  })
}

/** Finds the plan of a family that goes on for the member: the one that another member has and has not cancelled. */
async function findContinuingFamilyPlan(db: Db, memberId: string, today: Day) {
  const { contracts } = await listEntitlingContractsAndGrants(db, memberId, today)
  const product = findOpenFamilyProduct(
    contracts.filter(({ status }) => status === 'active'),
    today,
  )
  return product && { name: product.name, functions: product.functionCodes }
}
