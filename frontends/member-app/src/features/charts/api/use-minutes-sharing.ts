import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { chartQueryKey } from './chart-query-key.ts'

const sharingKey = [...chartQueryKey, 'sharing']

/** Reads whether the caller shares the minutes listened with the salon. */
export const useMinutesSharing = () =>
  useQuery({ queryKey: sharingKey, queryFn: () => unwrap(api.GET('/customer/calte/sharing')) })

export function useSaveMinutesSharing() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (listening: boolean) => unwrap(api.POST('/customer/calte/sharing', { body: { listening } })),
    onSuccess: (saved) => queryClient.setQueryData(sharingKey, saved),
  })
}
