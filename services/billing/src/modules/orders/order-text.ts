import type { Day } from '@hibiki/calendar'
import { ApiError, textIn } from '@hibiki/http'
import { type ConfirmationItem, finalConfirmation } from './final-confirmation.ts'
import { chargedToday, orderLines, totalOf } from './order-lines.rules.ts'
import type { OrderRequest } from './order-request.ts'
import type { PlannedOrder } from './plan-order.ts'

/**
 * What an order says and keeps, word for word. Nobody is charged more, or sooner, than the last screen showed: what
 * changed meanwhile has to be confirmed first.
 *
 * @throws ApiError BILLING_PRICE_CHANGED
 */
export function orderText(
  {
    product,
    language,
    shownAmount,
    shownToday,
  }: Pick<OrderRequest, 'product' | 'language' | 'shownAmount' | 'shownToday'>,
  planned: readonly PlannedOrder[],
  today: Day,
): ConfirmationItem[] {
  const orders = planned.map(({ user, effect }) => ({ role: user.role, effect }))
  const lines = orderLines(orders, product.price)
  const isMore = shownAmount !== null && totalOf(lines) > shownAmount
  const now = chargedToday(lines)
  // An order that charges today is another one than a change of plan that waits for the next bill.
  const isAnother = shownToday !== null && (now > shownToday || (now === 0 && shownToday > 0))
  if (isMore || isAnother) throw new ApiError('BILLING_PRICE_CHANGED')
  return finalConfirmation(lines, { productName: textIn(product.name, language), today, language })
}
