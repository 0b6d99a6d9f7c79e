import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

/** Where the diagnosis stands, asked anew whenever a step opens: the links to pictures in it work for ten minutes. */
export function useCurrentStep(opened: string) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['aiesthe/current-step', opened, language],
    queryFn: () => unwrap(api.GET('/aiesthe/current-step')),
    // Another language keeps the step as it is on the screen, with what plays or was photographed, until its words are there.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}
