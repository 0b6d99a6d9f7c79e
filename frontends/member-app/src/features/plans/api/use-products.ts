import { useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

/** The plans on offer, in the order the service keeps them. */
export function useProducts() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['subscription/products', language],
    queryFn: () => answerOf(api.GET('/v2/subscription/products')),
  })
}
