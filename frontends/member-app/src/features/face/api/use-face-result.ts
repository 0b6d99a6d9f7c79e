import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

/** The key without the language, so that it matches every language. */
export const toResultQueryKey = (detectId: string) => ['aiesthe/detect-result', detectId]

/** Loads one diagnosis with its pictures. It is refetched before its links expire after ten minutes. */
export function useFaceResult(detectId: string | null) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...toResultQueryKey(detectId ?? ''), language],
    queryFn: () =>
      unwrap(api.GET('/aiesthe/detect-result', { params: { query: { detectId: detectId ?? '' } } })),
    enabled: detectId !== null,
    staleTime: 5 * 60_000,
    retry: false,
  })
}
