import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { chartKey } from './chart-key.ts'

/** The page lists only so many views; the copy of the member's data holds all of them. */
export const VIEWS_SHOWN = 20

/** Lists what others did with the caller's charts, newest first, and one more than the page shows, so that it knows whether there are more. */
export const useChartViews = () =>
  useQuery({
    queryKey: [...chartKey, 'views'],
    queryFn: () =>
      unwrap(api.GET('/customer/calte/views', { params: { query: { page: 0, size: VIEWS_SHOWN + 1 } } })),
  })
