import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** The week's notice, once after the first login of a week. Failing, it is as if there were none. */
export const useNotice = () =>
  useQuery({
    queryKey: ['activity-notice'],
    queryFn: () => unwrap(api.GET('/v1/activity/notice')),
    staleTime: Number.POSITIVE_INFINITY,
    // The server remembers that it was told; the next visit asks again and hears nothing.
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })
