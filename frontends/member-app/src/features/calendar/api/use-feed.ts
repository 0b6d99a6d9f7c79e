import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'

const queryKey = ['calendar/feed']

/** Reads since when the member has a calendar feed. */
export const useFeed = () =>
  useQuery({ queryKey, queryFn: () => unwrap(api.GET('/calendar/feed')), retry: false })

/** Issues a new secret address, which is shown this once, and ends the one before. */
export function useIssueFeed(confirmed: RunConfirmed) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => confirmed(() => unwrap(api.POST('/calendar/feed'))),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  })
}

export function useRevokeFeed(confirmed: RunConfirmed) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => confirmed(() => unwrap(api.POST('/calendar/feed/revoke'))),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  })
}
