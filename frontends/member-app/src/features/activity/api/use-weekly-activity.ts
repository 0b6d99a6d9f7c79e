import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Loads the scores of the current week, Monday to Sunday. */
export const useWeeklyActivity = () =>
  useQuery({
    queryKey: ['activity', 'weekly'],
    queryFn: () => unwrap(api.GET('/activity/weekly')),
    staleTime: 0,
  })
