import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Loads whether a reset link is still valid. */
export function useResetLinkValidity(path: string) {
  return useQuery({
    queryKey: ['reset-link', path],
    queryFn: () =>
      unwrap(api.POST('/account/forgot-password/confirm-temp-url', { params: { query: { path } } })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
