import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { fetchPage, type Paging } from '../../../lib/paging.ts'
import type { RecordRow } from '../types.ts'
import { chartKey } from './keys.ts'

/** Records of one customer or, without one, of all of the own agency; newest change first. */
export const useRecords = (userId: string | null, paging: Paging) =>
  useQuery({
    queryKey: [...chartKey, 'records', userId, paging],
    queryFn: () => {
      const of = userId === null ? {} : { userId }
      return fetchPage<RecordRow>(paging, {
        count: () => unwrap(api.GET('/pic/calte/browsable-count', { params: { query: of } })),
        list: (page) => unwrap(api.GET('/pic/calte/browsable', { params: { query: { ...of, ...page } } })),
      })
    },
    placeholderData: keepPreviousData,
  })

/** The caller's own records. */
export const useOwnRecords = (paging: Paging) =>
  useQuery({
    queryKey: [...chartKey, 'own-records', paging],
    queryFn: () =>
      fetchPage<RecordRow>(paging, {
        count: () => unwrap(api.GET('/customer/calte/browsable-count')),
        list: (query) => unwrap(api.GET('/customer/calte/browsable', { params: { query } })),
      }),
    placeholderData: keepPreviousData,
  })

/** Deletes a record, which an administrator does for a reason; it can be restored for 30 days. `calteId` holds the record's id there. */
export function useDeleteRecord() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ recordId, reason }: { recordId: string; reason?: string }) =>
      unwrap(
        api.POST('/pic/calte/delete-record', {
          params: { query: { calteId: recordId, ...(reason !== undefined && { reason }) } },
        }),
      ),
    // The record's own page, which is left now, must not read that the record is gone.
    onSuccess: (_, { recordId }) =>
      queryClient.removeQueries({
        queryKey: chartKey,
        predicate: ({ queryKey }) => queryKey.includes(recordId),
      }),
    // Not awaited: the callbacks of whoever deleted it are lost with their component.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: chartKey }),
  })
}
