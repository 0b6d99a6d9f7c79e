import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { ChartFormat } from '../types.ts'

/** Reads the newest version of a customer's format, or null when none was made yet. */
export function useChartFormat(userId: string) {
  const init = { params: { query: { userId } } }
  return useQuery({
    queryKey: ['get', '/pic/calte/get-format', init],
    queryFn: async (): Promise<ChartFormat | null> => {
      try {
        return await unwrap(api.GET('/pic/calte/get-format', init))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CHARTS_FORMAT_NOT_FOUND') return null
        throw error
      }
    },
  })
}
