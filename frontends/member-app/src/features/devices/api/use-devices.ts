import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

const key = ['sessions']

/** Loads the devices on which the member is logged in, the last used one first. */
export const useDevices = () =>
  useQuery({ queryKey: key, queryFn: async () => (await unwrap(api.GET('/account/sessions'))) ?? [] })

/** Ends one of the member's sessions. */
export function useEndDeviceSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string) => api.POST('/account/sessions/end', { body: { sessionId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
