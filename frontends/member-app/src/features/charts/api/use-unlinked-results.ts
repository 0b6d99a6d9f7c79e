import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { fetchPage, MAX_ROWS, type PageOf, type Paging, slicePage } from '../../../lib/paging.ts'
import { chartKey } from './keys.ts'

export interface UnlinkedResult {
  id: string
  latestUpdate: string
}

/** A customer's published diagnoses that belong to no chart yet, newest first. */
export const useUnlinkedResults = (userId: string, paging: Paging) =>
  useQuery({
    queryKey: [...chartKey, 'unlinked-results', userId, paging],
    queryFn: async (): Promise<PageOf<UnlinkedResult>> => {
      const list = (page: { page: number; size: number }) =>
        unwrap(api.GET('/aiesthe/history-without-related-calte', { params: { query: { userId, ...page } } }))
      const first = await list({ page: 0, size: MAX_ROWS })
      // The count holds linked ones too: it says how many there are only where one page does not.
      if (first.length < MAX_ROWS) return slicePage(paging, first)
      const count = () => unwrap(api.GET('/aiesthe/history-count', { params: { query: { userId } } }))
      return fetchPage<UnlinkedResult>(paging, { count, list })
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
