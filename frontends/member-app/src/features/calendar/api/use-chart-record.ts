import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'

/** A chart record as far as the caller may see it, which administrators say a reason for. Each opening by others is written down, so it is asked for once only; not for an
 * easy login. */
export const useChartRecord = (calteRecordId: string, reason: string | null, confirmed: RunConfirmed) =>
  useQuery({
    queryKey: ['common/calte/get-format', calteRecordId, reason],
    queryFn: () =>
      confirmed(() =>
        unwrap(
          api.GET('/common/calte/get-format', {
            params: { query: { calteRecordId, ...(reason !== null && { reason }) } },
          }),
        ),
      ),
    retry: false,
    refetchOnWindowFocus: false,
  })
