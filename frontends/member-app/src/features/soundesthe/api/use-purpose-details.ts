import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { PurposeCode } from '../rules.ts'

/** Loads the details of a purpose to choose from. */
export function usePurposeDetails(code: PurposeCode) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['soundesthe/purpose-details', code, language],
    queryFn: () => unwrap(api.GET('/soundesthe/purpose-details', { params: { query: { code } } })),
  })
}
