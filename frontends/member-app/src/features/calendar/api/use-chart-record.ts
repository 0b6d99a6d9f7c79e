import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'

/**
 * Loads a chart record as far as the caller may see it, for which administrators give a reason. Each opening by others is logged, so the
 * record is not refetched by itself. An easy-login session needs the password.
 */
export const useChartRecord = (
  calteRecordId: string,
  reason: string | null,
  confirmed: PasswordConfirmedRunner,
) =>
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
