import { fixedQueryOptions } from '../../../lib/api/fixed-query-options.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'

/** The free samples by mood. They are not fetched again while somebody may be listening to one. */
export function useTasters() {
  return $api.useQuery('get', '/soundesthe/tasters', { headers: useLanguageHeader() }, fixedQueryOptions)
}
