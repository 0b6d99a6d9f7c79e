import { useQueryClient } from '@tanstack/react-query'
import { $api } from '../../../lib/api/queries.ts'

/** Loads what a customer shares with the salon, and saves a change of it, which takes effect at once. */
export function useSharing() {
  const queryClient = useQueryClient()
  const sharing = $api.useQuery('get', '/customer/calte/sharing')
  const save = $api.useMutation('post', '/customer/calte/sharing', {
    onSuccess: (saved) => queryClient.setQueryData(['get', '/customer/calte/sharing'], saved),
  })
  return { sharing, save }
}
