import {
  type App,
  getRequestLanguage,
  type Language,
  RoleSchema,
  requireSession,
  type roles,
  selectLanguageText,
} from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { Yen } from '../../../yen.ts'
import { toBillingPeriod } from '../../contracts/billing-period.rules.ts'
import { BillingPeriodSchema } from '../../contracts/billing-period-schema.ts'
import { createNullableDaySchema } from '../../contracts/purchase-row.ts'
import type { Product } from '../../products/products.sql.ts'
import { formatOrderLineName } from '../confirmation-items.ts'
import { orderErrorCodes, PreviewOrderBody, previewOrder } from '../preview-order.ts'
import type { OrderLine } from '../purchase.rules.ts'

const OrderDetail = Type.Object({
  productName: Type.String(),
  quantity: Type.Integer(),
  unitPrice: Type.With(Yen, { description: 'Yen, tax included, and the maximum that is charged' }),
  role: Type.With(RoleSchema, { description: 'The role of the users of this line (対象)' }),
  nextBillDate: createNullableDaySchema(
    'subscription: the second payment, the first is now. upgrade, downgrade, difference: the next invoice. rental: null until the delivery',
  ),
  period: BillingPeriodSchema,
  kind: Type.Enum(
    ['subscription', 'rental', 'upgrade', 'downgrade', 'periodChange', 'difference', 'differenceToday'],
    {
      description:
        'subscription is charged now and every period; rental when delivered and monthly; upgrade is usable now and has the new price from the next invoice; difference is charged once for the remaining days, of this order or of an earlier one that was not billed yet; differenceToday is charged now, because the next invoice of a year is far away; downgrade and periodChange begin with the next invoice',
    },
  ),
})

const schema = {
  operationId: 'previewOrder',
  summary: 'Returns what an order would cost, to the yen, and orders nothing',
  tags: ['payment'],
  body: PreviewOrderBody,
  response: {
    200: Type.Array(OrderDetail),
    ...describeBillingErrors(...orderErrorCodes),
  },
}

export function previewOrderRoute(app: App, deps: BillingContext): void {
  app.post('/payment/order-details', { schema }, async (request) => {
    const caller = requireSession(request)
    const { product, lines } = await previewOrder(deps, caller, request.body)
    const lang = getRequestLanguage(request)
    return lines.map((line) => {
      const { owedFor: _, periodMonths, ...response } = line
      const role = line.role as (typeof roles)[number]
      return {
        ...response,
        role,
        period: toBillingPeriod(periodMonths),
        productName: nameOf(line, product, lang),
      }
    })
  })
}

function nameOf(line: OrderLine, product: Product, lang: Language): string {
  return formatOrderLineName(line, { productName: selectLanguageText(product.name, lang), language: lang })
}
