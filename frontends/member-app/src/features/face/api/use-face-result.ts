import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'

/** Loads one diagnosis with its pictures. It is refetched before its links expire after ten minutes. */
export function useFaceResult(detectId: string | null) {
  return $api.useQuery(
    'get',
    '/aiesthe/detect-result',
    { params: { query: { detectId: detectId ?? '' } }, headers: useLanguageHeader() },
    { enabled: detectId !== null, staleTime: 5 * 60_000, retry: false },
  )
}
