import { type App, getRequestLanguage, requireSession, selectLanguageText } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { Yen } from '../../../yen.ts'
import type { PeriodMonths } from '../../contracts/billing-period.rules.ts'
import { planOrder } from '../../orders/plan-order.ts'
import { orderErrorCodes, PreviewOrderBody } from '../../orders/preview-order.ts'
import { findReplacedPlan } from '../../orders/purchase.rules.ts'
import { findContainedContracts, listContinuingContracts, sumPricesOfPeriod } from '../next-charge.rules.ts'
import { listPaidContracts } from '../next-charges.sql.ts'

const ContractName = Type.Object({ contractId: Type.String(), productName: Type.String() })

const schema = {
  operationId: 'previewMonthlySum',
  summary:
    'Returns what all contracts that the member pays would cost a month and a year after an order, and orders nothing',
  tags: ['payment'],
  body: PreviewOrderBody,
  response: {
    200: Type.Object({
      monthly: Type.With(Yen, {
        description: 'Yen a month of all contracts paid by the month together after the order',
      }),
      monthlyBefore: Type.With(Yen, { description: 'The same without the order' }),
      yearly: Type.With(Yen, {
        description: 'Yen a year of all contracts paid by the year together after the order',
      }),
      yearlyBefore: Type.With(Yen, { description: 'The same without the order' }),
      contains: Type.Array(ContractName, {
        description: 'Plans beside it that the ordered product contains, so that they could end',
      }),
      containedIn: Type.Array(ContractName, {
        description: 'Plans beside it that open everything that the ordered product opens',
      }),
    }),
    ...describeBillingErrors(...orderErrorCodes),
  },
}

export function previewMonthlySum(app: App, deps: BillingContext): void {
  app.post('/payment/order-monthly-sum', { schema }, async (request) => {
    const caller = requireSession(request)
    const language = getRequestLanguage(request)
    const { product, today, planned } = await planOrder(deps, caller, request.body)
    const contracts = await listPaidContracts(deps.db, caller.userId)
    const replacedIds = planned.map(({ contracts: held }) => findReplacedPlan(product, held, today)?.id)
    const beside = contracts.filter(({ id }) => !replacedIds.includes(id))
    const ordered = planned.map(({ user, effect }) => ({
      id: '',
      userId: user.id,
      price: effect.unitPrice,
      periodMonths: effect.periodMonths,
      functions: product.functionCodes,
    }))
    const sumOrdered = (months: PeriodMonths) =>
      ordered.filter(({ periodMonths }) => periodMonths === months).reduce((sum, { price }) => sum + price, 0)
    const continuing = listContinuingContracts(beside)
    const named = (one: (typeof continuing)[number]) => ({
      contractId: one.id,
      productName: selectLanguageText(one.productName, language),
    })
    return {
      monthly: sumPricesOfPeriod(beside, 'month') + sumOrdered(1),
      monthlyBefore: sumPricesOfPeriod(contracts, 'month'),
      yearly: sumPricesOfPeriod(beside, 'year') + sumOrdered(12),
      yearlyBefore: sumPricesOfPeriod(contracts, 'year'),
      contains: findContainedContracts(continuing, ordered).map(({ contained }) => named(contained)),
      containedIn: findContainedContracts(ordered, continuing).map(({ by }) => named(by)),
    }
  })
}
