import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

export type DataUseConsent =
  paths['/mental-check/data-use']['get']['responses']['200']['content']['application/json']

const key = ['mental-check', 'data-use']

/** Loads how the results of mental checks are used, and the member's decision about it. */
export function useDataUseConsent() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...key, language],
    queryFn: () => unwrap(api.GET('/mental-check/data-use')),
  })
}

/** Agrees to the text that was shown, refuses or withdraws; when the text has changed, it is loaded again. */
export function useDecideDataUse() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (decision: { agreement: boolean; version: string }) =>
      unwrap(api.POST('/mental-check/decide-data-use', { body: decision })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
