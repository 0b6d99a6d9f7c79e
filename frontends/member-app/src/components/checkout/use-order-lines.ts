import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api/client.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { OrderLine } from './payments.rules.ts'

/** Loads what an order would cost, to the yen, or why it is not possible; it is refetched every time it is shown. */
export function useOrderLines(options: { productId: string; userIds: readonly string[]; enabled?: boolean }) {
  const { language } = useLanguage()
  const { productId, enabled = true } = options
  const userIds = [...options.userIds]
  return useQuery({
    queryKey: ['order-details', productId, userIds, language],
    queryFn: () =>
      unwrap(api.POST('/payment/order-details', { body: { productId, userIds } })) as Promise<OrderLine[]>,
    enabled,
    staleTime: 0,
    gcTime: 0,
  })
}
