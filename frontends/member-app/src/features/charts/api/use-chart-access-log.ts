import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { chartQueryKey } from './chart-query-key.ts'

/** The page lists only so many views; the copy of the member's data holds all of them. */
export const MAX_SHOWN_LOG_ENTRIES = 20

/** Lists what others did with the caller's charts, newest first, and one more than the page shows, so that it knows whether there are more. */
export const useChartAccessLog = () =>
  useQuery({
    queryKey: [...chartQueryKey, 'views'],
    queryFn: () =>
      unwrap(
        api.GET('/customer/calte/views', { params: { query: { page: 0, size: MAX_SHOWN_LOG_ENTRIES + 1 } } }),
      ),
  })
