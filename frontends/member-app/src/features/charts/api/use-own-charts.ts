import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { chartKey } from './keys.ts'

/** Views that are listed at once; all of them are in the copy of one's data. */
export const VIEWS_SHOWN = 20

/** What others did with the caller's charts, newest first: one more than is listed, which says that there are more. */
export const useChartViews = () =>
  useQuery({
    queryKey: [...chartKey, 'views'],
    queryFn: () =>
      unwrap(api.GET('/customer/calte/views', { params: { query: { page: 0, size: VIEWS_SHOWN + 1 } } })),
  })

const sharingKey = [...chartKey, 'sharing']

/** Whether the caller shares the minutes listened with the salon. */
export const useSharing = () =>
  useQuery({ queryKey: sharingKey, queryFn: () => unwrap(api.GET('/customer/calte/sharing')) })

export function useSaveSharing() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (listening: boolean) => unwrap(api.POST('/customer/calte/sharing', { body: { listening } })),
    onSuccess: (saved) => queryClient.setQueryData(sharingKey, saved),
  })
}
