import { $api } from '../../../lib/api/queries.ts'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'

export type DataUseConsent = ResponseBody<'/mental-check/data-use'>

/** Loads how the results of mental checks are used, and the member's decision about it. */
export const useDataUseConsent = () =>
  $api.useQuery('get', '/mental-check/data-use', { headers: useLanguageHeader() })

/** Agrees to the text that was shown, refuses or withdraws; when the text has changed, it is loaded again. */
export function useDecideDataUse() {
  const invalidate = useInvalidate()
  return $api.useMutation('post', '/mental-check/decide-data-use', {
    onSettled: () => invalidate('/mental-check/data-use'),
  })
}
