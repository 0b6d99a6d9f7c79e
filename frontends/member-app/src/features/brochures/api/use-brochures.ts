import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

/** Loads the brochures in the visitor's language. */
export function useBrochures() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['intro-papers', language],
    queryFn: () => unwrap(api.GET('/intro-papers')),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
