import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'

const queryKey = ['calendar/feed']

/** Reads since when the member has a calendar feed. */
export const useCalendarFeed = () =>
  useQuery({ queryKey, queryFn: () => unwrap(api.GET('/calendar/feed')), retry: false })

/** Issues a new secret address, which is shown this once, and ends the one before. */
export function useIssueCalendarFeed(confirmed: PasswordConfirmedRunner) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => confirmed(() => unwrap(api.POST('/calendar/feed'))),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  })
}

export function useRevokeCalendarFeed(confirmed: PasswordConfirmedRunner) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => confirmed(() => unwrap(api.POST('/calendar/feed/revoke'))),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  })
}
