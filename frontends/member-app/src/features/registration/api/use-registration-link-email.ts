import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Loads the mail address that a registration link confirms; an invalid link is rejected with a message. */
export function useRegistrationLinkEmail(path: string) {
  return useQuery({
    queryKey: ['registration-link', path],
    queryFn: () => unwrap(api.POST('/account/confirm-temp-url', { params: { query: { path } } })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
