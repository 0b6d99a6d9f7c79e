import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

/** What an inquiry can be about; refused with E2002 without a plan that includes inquiries. */
export function useInquiryTypes(enabled: boolean) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['support-chat', 'types', language],
    queryFn: () => unwrap(api.GET('/v2/support/chat/inquiry/types')),
    enabled,
    // Whoever bought a plan meanwhile is not shown the old refusal.
    staleTime: 0,
    gcTime: 0,
  })
}
