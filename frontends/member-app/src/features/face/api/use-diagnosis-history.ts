import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { fetchPage, type Paging } from '../../../lib/paging.ts'

export type HistorySortOrder = 'asc' | 'desc'

/** This is half of the lifetime of picture links. */
const LINKS_FRESH_MS = 5 * 60_000

/** Loads a page of the member's own finished diagnoses. Links to pictures in it work for ten minutes. */
export function useDiagnosisHistory(paging: Paging, sort: HistorySortOrder = 'desc', enabled = true) {
  const headers = useLanguageHeader()
  return useQuery({
    queryKey: ['get', '/aiesthe/my-history', { paging, sort, headers }],
    queryFn: () =>
      fetchPage(paging, {
        count: () => unwrap(api.GET('/aiesthe/my-history-count')),
        list: (query) =>
          unwrap(api.GET('/aiesthe/my-history', { params: { query: { ...query, sort } }, headers })),
      }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: LINKS_FRESH_MS,
    // The pictures load when they come near the viewport, which may be after the links expire.
    refetchInterval: LINKS_FRESH_MS,
    retry: false,
  })
}
