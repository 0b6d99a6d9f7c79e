import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from '../../../lib/api/client.ts'

const key = ['deletion']

/** When the account will be deleted; null while nothing is planned (D-192). */
export const useDeletion = () =>
  useQuery({
    queryKey: key,
    queryFn: async () => (await answerOf(api.GET('/account/deletion')))?.effectiveAt ?? null,
  })

export function usePlanDeletion() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => api.POST('/account/delete', { body: { password } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  })
}

export function useUndoDeletion() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api.POST('/account/undo-delete'),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  })
}
