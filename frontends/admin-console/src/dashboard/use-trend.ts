import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ResponseOf } from '../api/contract.ts'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'

type TrendCall =
  | 'GET /admin/listening-dashboard'
  | 'GET /admin/commerce-dashboard/revenue'
  | 'GET /admin/dashboard/sign-ups'

/** Days change slowly, and counting them is not free. */
const STALE_MS = 300_000

/** The figures of the last days, oldest first. */
export function useTrend<C extends TrendCall>(call: C) {
  const provider = useDataProvider<ConsoleDataProvider>()
  return useQuery<ResponseOf<C>, Error>({
    queryKey: ['trend', call],
    queryFn: () => provider.call(call),
    staleTime: STALE_MS,
    // Below the fold, and with a button of its own to ask again.
    retry: false,
  })
}
