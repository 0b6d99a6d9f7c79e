import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { REQUEST_TIMEOUT_MS, withTimeout } from '../../../lib/with-timeout.ts'
import { applyRoomChange } from '../room/control.rules.ts'
import { POLL_INTERVAL_MS } from '../room/room.rules.ts'
import type { RoomsOverview } from '../types.ts'

const queryKey = ['get', '/v2/enterprise/my/overview']
const mutationKey = ['post', '/v2/enterprise/my/control']

/** Polls the state of all rooms as often as the devices poll. */
export const useRoomsOverview = () =>
  useQuery({
    queryKey,
    // The next poll waits for this one, so that it must not hang.
    queryFn: () =>
      withTimeout(REQUEST_TIMEOUT_MS, (signal) => unwrap(api.GET('/v2/enterprise/my/overview', { signal }))),
    refetchInterval: POLL_INTERVAL_MS,
  })

/** Orders a change, which the page shows at once and the devices follow within a second. */
export function useOrderRoomChange() {
  const queryClient = useQueryClient()
  const invalidate = useInvalidate()
  return $api.useMutation('post', '/v2/enterprise/my/control', {
    // The changes are sent one after the other, because the last of a slider's many steps must win.
    scope: { id: 'enterprise-control' },
    onMutate: ({ body: change }) => {
      // The change is shown at once, so that the next step starts from it; an earlier request would bring back the old value.
      void queryClient.cancelQueries({ queryKey }, { revert: false })
      queryClient.setQueryData<RoomsOverview>(queryKey, (known) => known && applyRoomChange(known, change))
    },
    onSettled: () => {
      // While other changes wait, the server's state is older than the one shown.
      if (queryClient.isMutating({ mutationKey }) > 1) return
      return invalidate('/v2/enterprise/my/overview', '/v2/enterprise/my/playlists')
    },
  })
}
