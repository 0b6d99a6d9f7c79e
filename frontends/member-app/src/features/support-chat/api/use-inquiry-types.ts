import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

/** Loads the types of inquiries; rejected with E2002 when the plan does not include inquiries. */
export function useInquiryTypes(enabled: boolean) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['support-chat', 'types', language],
    queryFn: () => unwrap(api.GET('/v2/support/chat/inquiry/types')),
    enabled,
    // The cache is cleared, so that a member who bought a plan does not see the old rejection.
    staleTime: 0,
    gcTime: 0,
  })
}
