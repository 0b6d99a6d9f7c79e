import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import type { RoomOverview, RoomPlaybackChange } from './types.ts'

/** Devices report at this interval. */
const POLL_INTERVAL_MS = 5000

const toQueryKey = (agencyId: string) => ['enterprise-overview', agencyId]

export function useRoomOverview(agencyId: string) {
  const provider = useDataProvider<ConsoleDataProvider>()
  return useQuery<RoomOverview, Error>({
    queryKey: toQueryKey(agencyId),
    queryFn: () => provider.call('GET /admin/enterprise-agencies/{id}/overview', { id: agencyId }),
    refetchInterval: POLL_INTERVAL_MS,
    // The next poll is the retry.
    retry: false,
  })
}

/** Changes rooms at once and offers to undo it, because the undo of react-admin would delay the change itself. */
export function useRoomControl(agencyId: string) {
  const provider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const refetch = () => queryClient.invalidateQueries({ queryKey: toQueryKey(agencyId) })
  const onError = (error: Error) =>
    notify(error.message, { type: 'error', messageArgs: { _: error.message } })
  const undo = useMutation<unknown, Error, string>({
    mutationFn: (changeId) =>
      provider.call('POST /admin/enterprise-agencies/{id}/undo', { id: agencyId, body: { changeId } }),
    onSuccess: () => notify('console.rooms.undone', { type: 'success' }),
    onError,
    onSettled: refetch,
  })
  const change = useMutation<{ changeId: string }, Error, RoomPlaybackChange>({
    mutationFn: (body) =>
      provider.call('POST /admin/enterprise-agencies/{id}/control', { id: agencyId, body }),
    onError,
    onSettled: refetch,
  })
  return { change, undo }
}
