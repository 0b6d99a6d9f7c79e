import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { fetchPage, type Paging } from '../../../lib/paging.ts'

export type OwnApplication = ResponseBody<'/applying/statuses'>[number]

/** Loads the member's own applications, newest first. */
export function useOwnApplications(paging: Paging) {
  const headers = useLanguageHeader()
  return useQuery({
    queryKey: ['get', '/applying/statuses', { paging, headers }],
    queryFn: () =>
      fetchPage<OwnApplication>(paging, {
        count: () => unwrap(api.GET('/applying/statuses-count')),
        list: (query) => unwrap(api.GET('/applying/statuses', { params: { query }, headers })),
      }),
    placeholderData: keepPreviousData,
  })
}
