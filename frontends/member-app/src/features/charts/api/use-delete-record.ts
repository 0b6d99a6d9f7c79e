import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import { useInvalidateCharts } from './use-invalidate-charts.ts'

/** Deletes a record, which an administrator does for a reason; it can be restored for 30 days. `calteId` holds the record's id there. */
export function useDeleteRecord() {
  const queryClient = useQueryClient()
  const invalidateCharts = useInvalidateCharts()
  return useMutation({
    mutationFn: (query: { calteId: string; reason?: string }) =>
      api.POST('/pic/calte/delete-record', { params: { query } }),
    // The record's own page, which is being left, must not request the deleted record again.
    onSuccess: (_, { calteId }) => {
      const init = { params: { query: { calteRecordId: calteId } } }
      queryClient.removeQueries({ queryKey: ['get', '/pic/calte/get-format-from-record', init] })
    },
    // This is not awaited, because the callbacks of the deletion are lost when their component unmounts.
    onSettled: () => void invalidateCharts(),
  })
}
