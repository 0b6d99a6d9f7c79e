import { $api } from '../../../lib/api/queries.ts'

/** Reads what the last visit left. Each request is one row of the log that the customer reads, so none is made without a view. */
export const usePreviousVisit = (userId: string) =>
  $api.useQuery(
    'get',
    '/pic/calte/previous-visit',
    { params: { query: { userId } } },
    { staleTime: 60_000, retry: false },
  )
