import { $api } from '../../lib/api/queries.ts'
import type { BillingPeriod } from '../../lib/billing-period.ts'
import { useLanguageHeader } from '../../lib/i18n/use-language-header.ts'

/** Loads what an order would cost, to the yen, or why it is not possible; it is refetched every time it is shown. */
export function useOrderLines(options: {
  productId: string
  period: BillingPeriod | null
  userIds: readonly string[]
  enabled?: boolean
}) {
  const { productId, period, userIds, enabled = true } = options
  return $api.useQuery(
    'post',
    '/payment/order-details',
    { body: { productId, userIds: [...userIds], ...(period && { period }) }, headers: useLanguageHeader() },
    { enabled, staleTime: 0, gcTime: 0 },
  )
}
