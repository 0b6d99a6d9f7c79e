import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

/** The plans on offer, in the order the service keeps them; the one of `first` before all others. */
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
