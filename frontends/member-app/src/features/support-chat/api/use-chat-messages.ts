import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

export type ChatMessage =
  paths['/v2/support/chat/inquiry/chats']['get']['responses'][200]['content']['application/json'][number]

interface Versioned {
  etag: string
  data: ChatMessage[]
}

/** TanStack Query stops polling while the tab is hidden. */
export const CHAT_POLL_INTERVAL_MS = 3000

/** Polls the messages of an inquiry every 3 s; the server responds 304 while nothing changes. */
export function useChatMessages(inquiryId: string) {
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const queryKey = ['support-chat', 'chats', inquiryId, language]
  return useQuery({
    queryKey,
    queryFn: async (): Promise<Versioned> => {
      const known = queryClient.getQueryData<Versioned>(queryKey)
      const { response, data } = await api.GET('/v2/support/chat/inquiry/chats', {
        params: { query: { inquiryId } },
        headers: known ? { 'If-None-Match': known.etag } : {},
        // The ETag is stored here and not in the browser's cache, because the texts are private.
        cache: 'no-store',
      })
      if (response.status === 304 && known) return known
      return { etag: response.headers.get('ETag') ?? '', data: data ?? [] }
    },
    select: ({ data }) => data,
    refetchInterval: CHAT_POLL_INTERVAL_MS,
    staleTime: 0,
    gcTime: 0,
  })
}
