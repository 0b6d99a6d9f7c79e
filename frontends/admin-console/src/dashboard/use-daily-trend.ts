import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ResponseOf } from '../api/call-types.ts'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'

type TrendCall =
  | 'GET /admin/listening-dashboard'
  | 'GET /admin/commerce-dashboard/revenue'
  | 'GET /admin/commerce-dashboard/churn'
  | 'GET /admin/dashboard/sign-ups'

/** Daily figures change slowly and are expensive to compute. */
const STALE_MS = 300_000

/** Returns the figures of the last days, oldest first. */
export function useDailyTrend<C extends TrendCall>(call: C) {
  const provider = useDataProvider<ConsoleDataProvider>()
  return useQuery<ResponseOf<C>, Error>({
    queryKey: ['trend', call],
    queryFn: () => provider.call(call),
    staleTime: STALE_MS,
    // The chart has a retry button of its own.
    retry: false,
  })
}
