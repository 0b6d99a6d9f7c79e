import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { chartKey } from './chart-key.ts'

const sharingKey = [...chartKey, 'sharing']

/** Reads whether the caller shares the minutes listened with the salon. */
export const useSharing = () =>
  useQuery({ queryKey: sharingKey, queryFn: () => unwrap(api.GET('/customer/calte/sharing')) })

export function useSaveSharing() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (listening: boolean) => unwrap(api.POST('/customer/calte/sharing', { body: { listening } })),
    onSuccess: (saved) => queryClient.setQueryData(sharingKey, saved),
  })
}
