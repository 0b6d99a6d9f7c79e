import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Loads last month's rank among all members, in percent. */
export const useMonthlyRank = () =>
  useQuery({ queryKey: ['activity', 'rank'], queryFn: () => unwrap(api.GET('/v2/activity/rank')) })
