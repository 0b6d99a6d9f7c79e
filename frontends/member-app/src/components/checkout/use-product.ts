import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api/client.ts'
import type { paths } from '../../lib/api/schema.gen.d.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'

export type ChosenProduct = paths['/v2/product/get']['get']['responses']['200']['content']['application/json']

/** Loads the chosen product; fails with 404 when it is no longer on offer. */
export function useProduct(productId: string) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['product', productId, language],
    queryFn: () =>
      unwrap(api.GET('/v2/product/get', { params: { query: { productId } } })) as Promise<ChosenProduct>,
  })
}
