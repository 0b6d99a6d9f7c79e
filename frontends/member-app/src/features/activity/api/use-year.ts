import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'

type Evening = paths['/activity/year']['get']['responses']['200']['content']['application/json'][number]

/** The days of a year on which the member listened. */
export const useYear = (year: number) =>
  useQuery({
    queryKey: ['activity/year', year],
    queryFn: () => unwrap(api.GET('/activity/year', { params: { query: { year } } })),
  })
