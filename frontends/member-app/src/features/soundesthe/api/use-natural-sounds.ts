import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

/** Loads all nature sounds, newest first (at most 300). */
export function useNaturalSounds() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['natural-sound/list', language],
    queryFn: () => unwrap(api.GET('/api/natural-sound/list')),
  })
}
