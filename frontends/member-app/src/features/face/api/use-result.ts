import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

/** In every language. */
export const resultKey = (detectId: string) => ['aiesthe/detect-result', detectId]

/** One diagnosis with its pictures. Links in it work for ten minutes, so it is asked for again sooner. */
export function useResult(detectId: string | null) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...resultKey(detectId ?? ''), language],
    queryFn: () =>
      unwrap(api.GET('/aiesthe/detect-result', { params: { query: { detectId: detectId ?? '' } } })),
    enabled: detectId !== null,
    staleTime: 5 * 60_000,
    retry: false,
  })
}
