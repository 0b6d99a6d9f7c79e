import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Loads the days of a year on which the member listened. */
export const useYearActivity = (year: number) =>
  useQuery({
    queryKey: ['activity/year', year],
    queryFn: () => unwrap(api.GET('/activity/year', { params: { query: { year } } })),
  })
