import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { chartKey } from './keys.ts'

/** What a customer publishes, on one page. */
export const useOverview = (userId: string) =>
  useQuery({
    queryKey: [...chartKey, 'overview', userId],
    queryFn: () => unwrap(api.GET('/pic/calte/overview', { params: { query: { userId } } })),
    // Every look is one row that the customer reads, as with a record.
    staleTime: 60_000,
    retry: false,
  })
