import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { fetchPage, type Paging } from '../../../lib/paging.ts'
import type { RecordRow } from '../types.ts'
import { chartQueryKey } from './chart-query-key.ts'

/** Lists the records of one customer or, without one, of the whole agency, newest change first. */
export const useRecords = (userId: string | null, paging: Paging) =>
  useQuery({
    queryKey: [...chartQueryKey, 'records', userId, paging],
    queryFn: () => {
      const customer = userId === null ? {} : { userId }
      return fetchPage<RecordRow>(paging, {
        count: () => unwrap(api.GET('/pic/calte/browsable-count', { params: { query: customer } })),
        list: (page) =>
          unwrap(api.GET('/pic/calte/browsable', { params: { query: { ...customer, ...page } } })),
      })
    },
    placeholderData: keepPreviousData,
  })

export const useOwnRecords = (paging: Paging) =>
  useQuery({
    queryKey: [...chartQueryKey, 'own-records', paging],
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
    // The record's own page, which is being left, must not request the deleted record again.
    onSuccess: (_, { recordId }) =>
      queryClient.removeQueries({
        queryKey: chartQueryKey,
        predicate: ({ queryKey }) => queryKey.includes(recordId),
      }),
    // This is not awaited, because the callbacks of the deletion are lost when their component unmounts.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: chartQueryKey }),
  })
}
