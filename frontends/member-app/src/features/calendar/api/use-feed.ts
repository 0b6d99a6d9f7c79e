import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'

const queryKey = ['calendar/feed']

/** Since when the member has a calendar feed. */
export const useFeed = () =>
  useQuery({ queryKey, queryFn: () => unwrap(api.GET('/calendar/feed')), retry: false })

/** Makes a new secret address, which is told this once; the one before stops working. */
export function useIssueFeed(confirmed: RunConfirmed) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => confirmed(() => unwrap(api.POST('/calendar/feed'))),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}

/** Ends the feed at once. */
export function useRevokeFeed(confirmed: RunConfirmed) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => confirmed(() => unwrap(api.POST('/calendar/feed/revoke'))),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}
