import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

/** A recorded play: experiences and medical sound have a call each. One of others is not for an easy login. */
export function usePlay(recordId: string, category: 'dmv' | 'medical_sound', confirmed: RunConfirmed) {
  const { language } = useLanguage()
  const params = { params: { query: { recordId } } }
  return useQuery({
    queryKey: ['record-result', recordId, language],
    queryFn: () =>
      confirmed(() =>
        unwrap(
          category === 'dmv'
            ? api.GET('/dmv/record-result', params)
            : api.GET('/soundesthe/record-result', params),
        ),
      ),
    retry: false,
  })
}

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
