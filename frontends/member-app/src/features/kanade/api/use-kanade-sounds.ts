import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

/** Loads all Kanade pieces, newest first (at most 300). */
export function useKanadeSounds() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['kanade/list', language],
    queryFn: () => unwrap(api.GET('/api/kanade/list')),
  })
}
