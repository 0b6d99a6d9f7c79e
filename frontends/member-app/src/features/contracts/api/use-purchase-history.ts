import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { Contract } from '../types.ts'

/** Loads everything that the member has paid or used, newest first; the list is requested only when the count is not 0. */
export function usePurchaseHistory(confirmed: PasswordConfirmedRunner) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['contracts', 'history', language],
    queryFn: () =>
      confirmed(async (): Promise<Contract[]> => {
        const count = await unwrap(api.GET('/v2/payment/fetch-history-count'))
        return count === 0 ? [] : ((await unwrap(api.GET('/payment/fetch-history'))) ?? [])
      }),
  })
}
