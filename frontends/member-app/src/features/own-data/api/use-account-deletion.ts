import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'

type Deletion = paths['/account/deletion']['get']['responses']['200']['content']['application/json']
export type ErasureConfirmation = Deletion['confirmations'][number]

const key = ['deletion']

/** Loads when the account will be deleted, null while nothing is planned, and which services have confirmed their erasure. */
export const useAccountDeletion = () =>
  useQuery({
    queryKey: key,
    queryFn: () => unwrap(api.GET('/account/deletion')),
  })

export function useScheduleAccountDeletion() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => api.POST('/account/delete', { body: { password } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}

export function useUndoAccountDeletion() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.POST('/account/undo-delete'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
