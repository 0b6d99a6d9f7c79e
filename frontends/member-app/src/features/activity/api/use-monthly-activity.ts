import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Loads the played time of the last twelve months, oldest first. */
export const useMonthlyActivity = () =>
  useQuery({
    queryKey: ['activity', 'monthly'],
    queryFn: () => unwrap(api.GET('/v2/activity/monthly')),
    staleTime: 0,
  })

export type MonthlyActivity = NonNullable<ReturnType<typeof useMonthlyActivity>['data']>
