import type { Day } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'
import { type ConfirmationItem, finalConfirmation } from './final-confirmation.rules.ts'
import { orderLines, totalOf } from './order-lines.rules.ts'
import type { OrderRequest } from './order-request.ts'
import type { PlannedOrder } from './plan-order.ts'

/**
 * What an order says and keeps, word for word (D-093). Nobody is charged more than the last screen showed (D-079): when a price
 * was raised meanwhile, the new one has to be confirmed first.
 *
 * @throws ApiError BILLING_PRICE_CHANGED
 */
export function orderText(
  { product, language, shownAmount }: Pick<OrderRequest, 'product' | 'language' | 'shownAmount'>,
  planned: readonly PlannedOrder[],
  today: Day,
): ConfirmationItem[] {
  const orders = planned.map(({ user, effect }) => ({ role: user.role, effect }))
  const lines = orderLines(orders, product.price)
  if (shownAmount !== null && totalOf(lines) > shownAmount) throw new ApiError('BILLING_PRICE_CHANGED')
  return finalConfirmation(lines, { productName: product.name[language], today, language })
}
