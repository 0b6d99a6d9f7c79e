import type { QueryApi } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { getPollIntervalMs } from '../rules.ts'

/**
 * Loads the contracts that are not over. An easy-login session may see them only by the queries of `useConfirmed`.
 *
 * @param settling ids of contracts just cancelled that wait for a payment (`isCancellationPending`)
 */
export const useContracts = (queries: QueryApi, settling: readonly string[] = []) =>
  queries.useQuery(
    'get',
    '/payment/fetch-subscription',
    { headers: useLanguageHeader() },
    { refetchInterval: ({ state }) => getPollIntervalMs(state.data, settling) },
  )
