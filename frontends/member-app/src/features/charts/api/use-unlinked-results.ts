import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { fetchPage, MAX_ROWS, type PageOf, type Paging, slicePage } from '../../../lib/paging.ts'
import { chartKey } from './chart-key.ts'

export interface UnlinkedResult {
  id: string
  latestUpdate: string
}

/** Lists a customer's published diagnoses that belong to no chart yet, newest first. */
export const useUnlinkedResults = (userId: string, paging: Paging) =>
  useQuery({
    queryKey: [...chartKey, 'unlinked-results', userId, paging],
    queryFn: async (): Promise<PageOf<UnlinkedResult>> => {
      const listResults = (page: { page: number; size: number }) =>
        unwrap(api.GET('/aiesthe/history-without-related-calte', { params: { query: { userId, ...page } } }))
      const first = await listResults({ page: 0, size: MAX_ROWS })
      // The count includes linked diagnoses, so it is requested only when one page does not hold all of them.
      if (first.length < MAX_ROWS) return slicePage(paging, first)
      const count = () => unwrap(api.GET('/aiesthe/history-count', { params: { query: { userId } } }))
      return fetchPage<UnlinkedResult>(paging, { count, list: listResults })
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
