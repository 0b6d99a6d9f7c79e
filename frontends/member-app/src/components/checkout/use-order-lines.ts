import { $api } from '../../lib/api/queries.ts'
import { useLanguageHeader } from '../../lib/i18n/use-language-header.ts'

/** Loads what an order would cost, to the yen, or why it is not possible; it is refetched every time it is shown. */
export function useOrderLines(options: { productId: string; userIds: readonly string[]; enabled?: boolean }) {
  const { productId, userIds, enabled = true } = options
  return $api.useQuery(
    'post',
    '/payment/order-details',
    { body: { productId, userIds: [...userIds] }, headers: useLanguageHeader() },
    { enabled, staleTime: 0, gcTime: 0 },
  )
}
