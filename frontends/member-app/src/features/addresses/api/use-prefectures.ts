import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Places change only with a release of the service, so they stay fresh. */
const staleTime = Number.POSITIVE_INFINITY

export const usePrefectures = () =>
  useQuery({
    queryKey: ['prefectures'],
    queryFn: async () => (await unwrap(api.GET('/v2/address/prefectures'))) ?? [],
    staleTime,
  })

/** Loads the municipalities of a prefecture; none while no prefecture is chosen. */
export const useMunicipalities = (prefectureCode: string) =>
  useQuery({
    queryKey: ['municipalities', prefectureCode],
    queryFn: async () =>
      (await unwrap(api.GET('/v2/address/municipalities', { params: { query: { prefectureCode } } }))) ?? [],
    enabled: prefectureCode !== '',
    staleTime,
  })
