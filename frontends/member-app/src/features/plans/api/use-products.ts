import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'

/** Loads the plans on offer in the service's order; `first` moves one to the front. */
export const useProducts = (first?: string) =>
  $api.useQuery('get', '/v2/subscription/products', {
    params: { query: first ? { productId: first } : {} },
    headers: useLanguageHeader(),
  })
