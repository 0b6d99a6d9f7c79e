import { useLanguageHeader } from '../i18n/use-language-header.ts'
import { $api } from './queries.ts'

/** Loads the plans on offer in the service's order; `first` moves one to the front. */
export const useProducts = (first?: string) =>
  $api.useQuery('get', '/v2/subscription/products', {
    params: { query: first ? { productId: first } : {} },
    headers: useLanguageHeader(),
  })
