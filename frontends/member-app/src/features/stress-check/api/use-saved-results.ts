import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'

/** A result the member chose to save. */
export type SavedResult =
  paths['/stress-check/save']['post']['responses']['200']['content']['application/json']

const key = ['stress-check/results']

/** What the member saved, newest first. */
export function useSavedResults(confirmed: RunConfirmed) {
  return useQuery({
    queryKey: key,
    queryFn: () => confirmed(() => unwrap(api.GET('/stress-check/results'))),
  })
}

/** After any of these the calendar, too, shows something else. */
function useForget() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [key, ['calendar/esthe-between']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
}

/** Saves a result; the same `saving` again saves it once. */
export function useSaveResult() {
  const onSuccess = useForget()
  return useMutation({
    mutationFn: ({ saving, ...body }: { saving: string; score: number; forChoice: boolean }) =>
      unwrap(api.POST('/stress-check/save', { body, headers: { 'Idempotency-Key': saving } })),
    onSuccess,
  })
}

/** Lets a saved result inform the AI's choice, or no longer. */
export function useDecideUse(confirmed: RunConfirmed) {
  const onSuccess = useForget()
  return useMutation({
    mutationFn: (body: { id: string; forChoice: boolean }) =>
      confirmed(() => unwrap(api.POST('/stress-check/decide-use', { body }))),
    onSuccess,
  })
}

/** Deletes a saved result everywhere; `onWithdrawn` is told before the lists are read again, which unmounts what shows the result. */
export function useWithdrawResult(confirmed: RunConfirmed, onWithdrawn: () => void) {
  const forget = useForget()
  return useMutation({
    mutationFn: (id: string) => confirmed(() => unwrap(api.POST('/stress-check/withdraw', { body: { id } }))),
    onSuccess() {
      onWithdrawn()
      return forget()
    },
  })
}
