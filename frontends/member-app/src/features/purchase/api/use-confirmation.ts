import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { CreditCard, DeliveryAddress } from '../purchase-components.ts'

/** Loads the chosen card; fails with 404 when it was deleted meanwhile. */
export const useChosenCard = (id: string) =>
  useQuery({
    queryKey: ['cards', 'chosen', id],
    queryFn: () =>
      unwrap(api.GET('/credit-card/fetch', { params: { query: { id } } })) as Promise<CreditCard>,
  })

/** Loads the delivery address. */
export const useChosenAddress = (id: string) =>
  useQuery({
    queryKey: ['addresses', 'chosen', id],
    queryFn: () =>
      unwrap(api.GET('/v2/address/delivery', { params: { query: { id } } })) as Promise<DeliveryAddress>,
  })

/** Loads the six legal items of the last screen, as they are stored with the order. */
export function useLegalItems(productId: string, userIds: readonly string[]) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['order-confirmation', productId, userIds, language],
    queryFn: async () => {
      const body = { productId, userIds: [...userIds] }
      return (await unwrap(api.POST('/payment/order-confirmation', { body }))) ?? []
    },
    staleTime: 0,
    gcTime: 0,
  })
}
