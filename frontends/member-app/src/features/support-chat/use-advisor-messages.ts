import { $api } from '../../lib/api/queries.ts'

/** Private texts are loaded again whenever they are shown, and not cached. */
export const privateTextOptions = { staleTime: 0, gcTime: 0 } as const

/** Loads the messages of a conversation; none before its first question. */
export const useAdvisorMessages = (conversationId: string | null) =>
  $api.useQuery(
    'post',
    '/v2/ai-chat/list',
    { params: { query: { conversationId: conversationId ?? '' } } },
    { ...privateTextOptions, enabled: conversationId !== null },
  )
