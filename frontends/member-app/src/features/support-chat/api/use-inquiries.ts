import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

export type Inquiry =
  paths['/v2/support/chat/inquiry/inquiries']['get']['responses'][200]['content']['application/json'][number]

interface Versioned<T> {
  etag: string
  data: T
}

const LIST_POLL_MS = 15_000
const inquiriesKey = ['support-chat', 'inquiries'] as const

/** Loads the member's inquiries and polls them while the page is visible, so that replies show. */
export function useInquiries() {
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const queryKey = [...inquiriesKey, language]
  return useQuery({
    queryKey,
    queryFn: async (): Promise<Versioned<Inquiry[]>> => {
      const known = queryClient.getQueryData<Versioned<Inquiry[]>>(queryKey)
      const { response, data } = await api.GET('/v2/support/chat/inquiry/inquiries', {
        headers: known ? { 'If-None-Match': known.etag } : {},
        cache: 'no-store',
      })
      if (response.status === 304 && known) return known
      return { etag: response.headers.get('ETag') ?? '', data: data ?? [] }
    },
    select: ({ data }) => data,
    refetchInterval: LIST_POLL_MS,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Returns a function that refetches the list after a message was sent, read or closed. */
export function useRefreshInquiries(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: inquiriesKey }), [queryClient])
}
