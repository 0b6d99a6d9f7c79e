import { type App, getRequestLanguage, requireSession, selectLanguageText } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { Yen } from '../../../yen.ts'
import { planOrder } from '../../orders/plan-order.ts'
import { orderErrorCodes, PreviewOrderBody } from '../../orders/preview-order.ts'
import { findReplacedPlan } from '../../orders/purchase.rules.ts'
import { findContainedContracts, listContinuingContracts, sumMonthlyPrices } from '../next-charge.rules.ts'
import { listPaidContracts } from '../next-charges.sql.ts'

const ContractName = Type.Object({ contractId: Type.String(), productName: Type.String() })

const schema = {
  operationId: 'previewMonthlySum',
  summary:
    'Returns what all contracts that the member pays would cost a month after an order, and orders nothing',
  tags: ['payment'],
  body: PreviewOrderBody,
  response: {
    200: Type.Object({
      monthly: Type.With(Yen, { description: 'Yen a month of all contracts together after the order' }),
      monthlyBefore: Type.With(Yen, { description: 'The same without the order' }),
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
    const monthlyBefore = sumMonthlyPrices(contracts)
    const ordered = planned.map(({ user }) => ({
      id: '',
      userId: user.id,
      monthlyPrice: product.price,
      functions: product.functionCodes,
    }))
    const continuing = listContinuingContracts(beside)
    const named = (one: (typeof continuing)[number]) => ({
      contractId: one.id,
      productName: selectLanguageText(one.productName, language),
    })
    return {
      monthly: sumMonthlyPrices(beside) + planned.length * product.price,
      monthlyBefore,
      contains: findContainedContracts(continuing, ordered).map(({ contained }) => named(contained)),
      containedIn: findContainedContracts(ordered, continuing).map(({ by }) => named(by)),
    }
  })
}
