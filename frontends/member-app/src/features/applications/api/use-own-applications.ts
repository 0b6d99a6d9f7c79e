import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { fetchPage, type Paging } from '../../../lib/paging.ts'

export type OwnApplication =
  paths['/applying/statuses']['get']['responses']['200']['content']['application/json'][number]

/** Loads the member's own applications, newest first. */
export function useOwnApplications(paging: Paging) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['applications', 'own', paging, language],
    queryFn: () =>
      fetchPage<OwnApplication>(paging, {
        count: async () => (await unwrap(api.GET('/applying/statuses-count'))) ?? 0,
        list: async (query) => (await unwrap(api.GET('/applying/statuses', { params: { query } }))) ?? [],
      }),
    placeholderData: keepPreviousData,
  })
}
