import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { chartQueryKey } from './chart-query-key.ts'

/** Reads everything that a customer publishes. */
export const useChartOverview = (userId: string) =>
  useQuery({
    queryKey: [...chartQueryKey, 'overview', userId],
    queryFn: () => unwrap(api.GET('/pic/calte/overview', { params: { query: { userId } } })),
    // Each request is one row of the log that the customer reads, as with a record.
    staleTime: 60_000,
    retry: false,
  })
