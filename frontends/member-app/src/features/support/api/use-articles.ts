import { skipToken, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

/** The service rejects longer questions. */
export const MAX_QUESTION_LENGTH = 200

/** Articles change with a release or in the console, not while somebody reads. */
const STALE_TIME = 10 * 60 * 1000

/** Loads all articles of the FAQ, by category. */
export function useArticles() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['v2/support/articles', language],
    queryFn: () => unwrap(api.GET('/v2/support/articles')),
    staleTime: STALE_TIME,
  })
}
export type Article = NonNullable<ReturnType<typeof useArticles>['data']>[number]

/** Searches the articles for a question, best first; without a question nothing is requested. */
export function useSearchArticles(question: string) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['v2/support/articles/search', language, question],
    queryFn: question
      ? () => unwrap(api.GET('/v2/support/articles/search', { params: { query: { q: question } } }))
      : skipToken,
    staleTime: STALE_TIME,
  })
}

export function useArticle(id: string) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['v2/support/articles/article', language, id],
    queryFn: () => unwrap(api.GET('/v2/support/articles/article', { params: { query: { id } } })),
    staleTime: STALE_TIME,
  })
}
