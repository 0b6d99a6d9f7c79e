import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { ChartFormat, FormatBody } from '../types.ts'
import { chartQueryKey } from './chart-query-key.ts'

const getFormatKey = (userId: string) => [...chartQueryKey, 'format', userId]

/** Reads the newest version of a customer's format, or null when none was made yet. */
export const useChartFormat = (userId: string) =>
  useQuery({
    queryKey: getFormatKey(userId),
    queryFn: async (): Promise<ChartFormat | null> => {
      try {
        return await unwrap(api.GET('/pic/calte/get-format', { params: { query: { userId } } }))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CHARTS_FORMAT_NOT_FOUND') return null
        throw error
      }
    },
  })

/** Saves the format of a customer; records keep the version they were written with. */
export function useSaveChartFormat(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (calteFormat: FormatBody) =>
      unwrap(api.POST('/pic/calte/register-format', { body: { userId, calteFormat } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: getFormatKey(userId) }),
  })
}
