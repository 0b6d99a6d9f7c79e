import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'

const queryKey = ['calendar/feed']

/** Since when the member has a calendar feed. */
export const useFeed = () =>
  useQuery({ queryKey, queryFn: () => unwrap(api.GET('/calendar/feed')), retry: false })

/** A session of an easy login gives the password first (D-059). */
export const needsPassword = (error: unknown): boolean => error instanceof ApiError && error.code === 'E4014'

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
