import { useInfiniteQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'

/** Loads what the member was charged, the newest first, page by page; of one contract if its id is given. */
export function useCharges(confirmed: PasswordConfirmedRunner, contractId?: string) {
  const headers = useLanguageHeader()
  const query = contractId === undefined ? {} : { contractId }
  return useInfiniteQuery({
    queryKey: ['get', '/payment/charges', { params: { query }, headers }],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      confirmed(() =>
        unwrap(
          api.GET('/payment/charges', {
            params: { query: { ...query, ...(pageParam !== '' && { after: pageParam }) } },
            headers,
          }),
        ),
      ),
    getNextPageParam: ({ hasMore, charges }) => (hasMore ? charges.at(-1)?.id : undefined),
  })
}
