import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { Contract } from '../types.ts'

/** All the member has paid or used, the newest first. The list is asked for only when there is something on it. */
export function usePurchaseHistory(confirmed: RunConfirmed) {
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
