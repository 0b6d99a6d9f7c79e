import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { CALL_TIMEOUT_MS, withTimeout } from '../../../lib/with-timeout.ts'
import { applyChange, type Change } from '../room/control.rules.ts'
import { POLL_EVERY_MS } from '../room/room.rules.ts'
import type { Overview } from '../types.ts'

/** The agency's rooms with their sections. */
export const useRooms = () =>
  useQuery({ queryKey: ['enterprise', 'rooms'], queryFn: () => unwrap(api.GET('/v2/enterprise/my/rooms')) })

const overviewKey = ['enterprise', 'overview']
const controlKey = ['enterprise', 'control']

/** All rooms at a glance, as fresh as the devices' own polls. */
export const useOverview = () =>
  useQuery({
    queryKey: overviewKey,
    // The next poll waits for this one.
    queryFn: () =>
      withTimeout(CALL_TIMEOUT_MS, (signal) => unwrap(api.GET('/v2/enterprise/my/overview', { signal }))),
    refetchInterval: POLL_EVERY_MS,
  })

/** Orders a change; the devices follow within a second, and what is shown at once. */
export function useControl() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: controlKey,
    // One after the other: of a slider's many steps the last one must win.
    scope: { id: 'enterprise-control' },
    mutationFn: (body: Change) => unwrap(api.POST('/v2/enterprise/my/control', { body })),
    onMutate: (change) => {
      // Shown at once, so that the next step starts from here; what was asked before would show the value of before.
      void queryClient.cancelQueries({ queryKey: overviewKey }, { revert: false })
      queryClient.setQueryData<Overview>(overviewKey, (known) => known && applyChange(known, change))
    },
    onSettled: () => {
      // While others wait, the server's answer is older than what is shown.
      if (queryClient.isMutating({ mutationKey: controlKey }) > 1) return
      return queryClient.invalidateQueries({ queryKey: overviewKey })
    },
  })
}

/** Takes a change back, unless something newer was ordered. */
export function useUndo() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (changeId: string) =>
      unwrap(api.POST('/v2/enterprise/my/control/undo', { body: { changeId } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: overviewKey }),
  })
}

/** A sound of the trial page, another one each time it is asked for. */
export const useTrialSound = () =>
  useQuery({
    queryKey: ['enterprise', 'trial'],
    queryFn: () => unwrap(api.GET('/enterprise/random')),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
