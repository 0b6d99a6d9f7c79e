import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'

/** A result that the member has saved. */
export type SavedResult =
  paths['/stress-check/save']['post']['responses']['200']['content']['application/json']

const key = ['stress-check/results']

/** Loads the member's saved results, newest first. */
export function useSavedResults(confirmed: PasswordConfirmedRunner) {
  return useQuery({
    queryKey: key,
    queryFn: () => confirmed(() => unwrap(api.GET('/stress-check/results'))),
  })
}

/** The calendar shows these results too, so it is refetched after every change. */
function useForget() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [key, ['calendar/esthe-between']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
}

/** Saves a result; a repeated attempt with the same `saving` saves it once. */
export function useSaveResult() {
  const onSuccess = useForget()
  return useMutation({
    mutationFn: ({ saving, ...body }: { saving: string; score: number; forChoice: boolean }) =>
      unwrap(api.POST('/stress-check/save', { body, headers: { 'Idempotency-Key': saving } })),
    onSuccess,
  })
}

/** Lets a saved result inform the AI's choice, or stops that. */
export function useSetResultForAiChoice(confirmed: PasswordConfirmedRunner) {
  const onSuccess = useForget()
  return useMutation({
    mutationFn: (body: { id: string; forChoice: boolean }) =>
      confirmed(() => unwrap(api.POST('/stress-check/decide-use', { body }))),
    onSuccess,
  })
}

/** Deletes a saved result everywhere; `onWithdrawn` is called before the refetch, which unmounts the component that shows the result. */
export function useDeleteSavedResult(confirmed: PasswordConfirmedRunner, onWithdrawn: () => void) {
  const forget = useForget()
  return useMutation({
    mutationFn: (id: string) => confirmed(() => unwrap(api.POST('/stress-check/withdraw', { body: { id } }))),
    onSuccess() {
      onWithdrawn()
      return forget()
    },
  })
}
