import type { Session } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import type { Db } from '../../tables.ts'
import { BillingPeriodSchema } from '../contracts/billing-period-schema.ts'
import type { ProductCatalogueReader } from '../products/product-catalogue-reader.ts'
import { requireCompleteSeller } from '../seller/require-complete-seller.ts'
import { planOrder } from './plan-order.ts'
import { sumFamilyLost } from './prepare-order.ts'
import { toOrderLines } from './purchase.rules.ts'

export const OrderPeriodSchema = Type.Optional(
  Type.With(BillingPeriodSchema, {
    description:
      'How often it is paid. Without it a plan is paid as often as the one that it changes, and a new contract by the month',
  }),
)

/** The body of the routes that preview an order. */
export const PreviewOrderBody = Type.Object(
  {
    productId: Type.String({ maxLength: 64 }),
    period: OrderPeriodSchema,
    userIds: Type.Optional(
      Type.Array(Type.String({ maxLength: 64 }), {
        maxItems: 99,
        description: 'The users of the order; empty for oneself',
      }),
    ),
  },
  { $id: 'OrderToPreview' },
)

/** Returns why an order is rejected before anything is charged; its previews and the order itself use it. */
export const orderErrorCodes = [
  'BILLING_DIFFERENCE_OWED',
  'BILLING_NO_YEARLY_PRICE',
  'BILLING_ORDER_UNDER_WAY',
  'BILLING_PAYMENT_UNDER_WAY',
  'BILLING_PERIOD_KEPT',
  'BILLING_PLAN_INVOICED',
  'BILLING_PLAN_UNPAID',
  'BILLING_SELLER_INCOMPLETE',
  'E2003',
  'E3001',
  'E4010',
  'E4014',
  'E4030',
  'E4040',
  'E2004',
  'E2005',
] as const

/** Returns the product and the lines of an order as it would be placed today (JST), without ordering anything. */
export async function previewOrder(
  deps: { db: Db; clock: () => Date; products: ProductCatalogueReader },
  caller: Session,
  body: Static<typeof PreviewOrderBody>,
) {
  const seller = await requireCompleteSeller(deps.db)
  const { product, today, planned } = await planOrder(deps, caller, body)
  const orders = planned.map(({ user, effect }) => ({ role: user.role, effect }))
  return { product, seller, today, lines: toOrderLines(orders), familyLost: sumFamilyLost(planned) }
}
