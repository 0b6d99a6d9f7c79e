import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

/** Loads the plans on offer in the service's order; `first` moves one to the front. */
export function useProducts(first?: string) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['subscription/products', language, first ?? null],
    queryFn: () => {
      const query = first ? { productId: first } : {}
      return unwrap(api.GET('/v2/subscription/products', { params: { query } }))
    },
  })
}
