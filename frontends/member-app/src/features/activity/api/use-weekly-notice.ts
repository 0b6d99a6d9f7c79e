import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Loads the week's notice, which the server returns once after the first login of a week. A failure is treated as no notice. */
export const useWeeklyNotice = () =>
  useQuery({
    queryKey: ['activity-notice'],
    queryFn: () => unwrap(api.GET('/v1/activity/notice')),
    staleTime: Number.POSITIVE_INFINITY,
    // The server remembers that it returned the notice, so the next visit gets none.
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })
