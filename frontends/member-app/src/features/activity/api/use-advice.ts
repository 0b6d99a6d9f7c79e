import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

/** Loads three personal sentences about the minutes of the last week. */
export function useAdvice() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['activity', 'advice', language],
    queryFn: () => unwrap(api.GET('/activity/advice')),
  })
}
