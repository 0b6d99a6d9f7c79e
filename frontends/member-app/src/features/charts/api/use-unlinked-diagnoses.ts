import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { fetchPage, MAX_PAGE_SIZE, type PageOf, type Paging, slicePage } from '../../../lib/paging.ts'

export interface UnlinkedDiagnosis {
  id: string
  latestUpdate: string
}

/** Lists a customer's published diagnoses that belong to no chart yet, newest first. */
export const useUnlinkedDiagnoses = (userId: string, paging: Paging) =>
  useQuery({
    queryKey: ['get', '/aiesthe/history-without-related-calte', { userId, paging }],
    queryFn: async (): Promise<PageOf<UnlinkedDiagnosis>> => {
      const listResults = (page: { page: number; size: number }) =>
        unwrap(api.GET('/aiesthe/history-without-related-calte', { params: { query: { userId, ...page } } }))
      const first = await listResults({ page: 0, size: MAX_PAGE_SIZE })
      // The count includes linked diagnoses, so it is requested only when one page does not hold all of them.
      if (first.length < MAX_PAGE_SIZE) return slicePage(paging, first)
      const count = () => unwrap(api.GET('/aiesthe/history-count', { params: { query: { userId } } }))
      return fetchPage<UnlinkedDiagnosis>(paging, { count, list: listResults })
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
