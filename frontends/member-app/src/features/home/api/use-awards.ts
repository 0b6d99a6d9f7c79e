import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

export type Award =
  paths['/v2/support/awards']['get']['responses']['200']['content']['application/json'][number]

/** Loads awards and press articles in the visitor's language. */
export function useAwards() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['awards', language],
    queryFn: () => unwrap(api.GET('/v2/support/awards')),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
