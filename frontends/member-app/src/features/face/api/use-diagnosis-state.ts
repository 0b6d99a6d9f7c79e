import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

/** Loads the state of the diagnosis; refetched whenever a step opens, because its picture links expire after ten minutes. */
export function useDiagnosisState(opened: string) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['aiesthe/current-step', opened, language],
    queryFn: () => unwrap(api.GET('/aiesthe/current-step')),
    // After a change of language the step stays as it is until the new texts are loaded, with what plays or was photographed.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}
