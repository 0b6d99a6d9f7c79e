import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import type { Contract } from '../types.ts'

/** Loads everything that the member has paid or used, newest first; the list is requested only when the count is not 0. */
export function usePurchaseHistory(confirmed: PasswordConfirmedRunner) {
  const headers = useLanguageHeader()
  return useQuery({
    queryKey: ['get', '/payment/fetch-history', { headers }],
    queryFn: () =>
      confirmed(async (): Promise<Contract[]> => {
        const count = await unwrap(api.GET('/v2/payment/fetch-history-count'))
        return count === 0 ? [] : unwrap(api.GET('/payment/fetch-history', { headers }))
      }),
  })
}
