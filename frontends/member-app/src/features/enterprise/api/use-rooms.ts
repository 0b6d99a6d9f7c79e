import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { REQUEST_TIMEOUT_MS, withTimeout } from '../../../lib/with-timeout.ts'
import { applyRoomChange, type RoomChange } from '../room/control.rules.ts'
import { POLL_INTERVAL_MS } from '../room/room.rules.ts'
import type { RoomsOverview } from '../types.ts'

/** Fetches the agency's rooms with their sections. */
export const useRooms = () =>
  useQuery({ queryKey: ['enterprise', 'rooms'], queryFn: () => unwrap(api.GET('/v2/enterprise/my/rooms')) })

const overviewKey = ['enterprise', 'overview']
const controlKey = ['enterprise', 'control']

/** Polls the state of all rooms as often as the devices poll. */
export const useRoomsOverview = () =>
  useQuery({
    queryKey: overviewKey,
    // The next poll waits for this one, so that it must not hang.
    queryFn: () =>
      withTimeout(REQUEST_TIMEOUT_MS, (signal) => unwrap(api.GET('/v2/enterprise/my/overview', { signal }))),
    refetchInterval: POLL_INTERVAL_MS,
  })

/** Orders a change, which the page shows at once and the devices follow within a second. */
export function useOrderRoomChange() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: controlKey,
    // The changes are sent one after the other, because the last of a slider's many steps must win.
    scope: { id: 'enterprise-control' },
    mutationFn: (body: RoomChange) => unwrap(api.POST('/v2/enterprise/my/control', { body })),
    onMutate: (change) => {
      // The change is shown at once, so that the next step starts from it; an earlier request would bring back the old value.
      void queryClient.cancelQueries({ queryKey: overviewKey }, { revert: false })
      queryClient.setQueryData<RoomsOverview>(overviewKey, (known) => known && applyRoomChange(known, change))
    },
    onSettled: () => {
      // While other changes wait, the server's state is older than the one shown.
      if (queryClient.isMutating({ mutationKey: controlKey }) > 1) return
      return queryClient.invalidateQueries({ queryKey: overviewKey })
    },
  })
}

/** Undoes a change, unless something newer was ordered. */
export function useUndoRoomChange() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (changeId: string) =>
      unwrap(api.POST('/v2/enterprise/my/control/undo', { body: { changeId } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: overviewKey }),
  })
}

/** Fetches a sound of the trial page, another one for each request. */
export const useTrialSound = () =>
  useQuery({
    queryKey: ['enterprise', 'trial'],
    queryFn: () => unwrap(api.GET('/enterprise/random')),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
