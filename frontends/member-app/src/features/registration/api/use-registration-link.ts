import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** The mail address a registration link confirms; an invalid link is refused with the words to show. */
export function useRegistrationLink(path: string) {
  return useQuery({
    queryKey: ['registration-link', path],
    queryFn: () => unwrap(api.POST('/account/confirm-temp-url', { params: { query: { path } } })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
